"""Pixels: the half-block canvas, pieces, palettes and motion."""
