"""The faces of cats and kittens, placed pixel by pixel: the left half of each, to be mirrored.

``#`` edge, ``o`` fur, ``l`` light fur, ``s`` a stripe (grey's mark; fur on orange), ``e`` eye,
``p`` pupil, ``g`` glint in the left eye, ``h`` glint in the right eye (before mirroring),
``n`` nose, ``w`` whisker, ``.`` nothing.
"""

CATS: dict[int, str] = {
    4: """
#.
os
eo
.o
""",
    6: """
#..
oo.
oos
oeo
.oo
...
""",
    8: """
#...
#o..
ooo.
ooos
oeos
ooon
.###
....
""",
    10: """
.#...
.##..
.#l##
#loso
#ooso
#oeoo
#oeon
.#ool
..###
.....
""",
    12: """
......
.#....
.##...
.#l###
.#loso
.#ooso
.#oeoo
w#oeoo
.#ooon
w#ooll
..####
......
""",
    14: """
.......
.#.....
.##....
.#l#...
.#ll###
.#looso
.#oooso
.#oghoo
.#oepoo
w#oepon
.#oooll
w##ooll
...####
.......
""",
    16: """
........
.#......
.##.....
.#l#....
.#ll#...
.#llo###
.#loosos
.#ooosos
.#oooooo
.#ogehoo
w#oepeoo
.#oepeon
w#ooooll
.##oolll
...#####
........
""",
    18: """
.........
.#.......
.##......
.#l#.....
.#ll#....
.#llo####
.#looosos
.#oooosos
.#oooosoo
.#ogehooo
.#oepeooo
w#oepeooo
.#oooolnn
w#ooollln
.##oolll#
..##oolll
....#####
.........
""",
}

KITTENS: dict[int, str] = {
    4: """
..
.s
.e
.o
""",
    6: """
...
.#.
.os
.eo
.oo
...
""",
    8: """
....
....
.#..
.oos
.oeo
.oon
..##
....
""",
    10: """
.....
.....
..#..
.#o##
.#oos
.#oeo
.#oeo
..#on
...##
.....
""",
    12: """
......
......
...#..
..#o##
..#oos
..#oos
..#oeo
..#oeo
..#oon
...#ll
....##
......
""",
    14: """
.......
.......
.......
...#...
..#l#..
..#oo##
..#osos
..#ogho
..#oeeo
..#loon
...#oll
....###
.......
.......
""",
    16: """
........
........
........
....#...
...#l#..
...#oo##
...#osos
...#osos
...#ogho
...#oeeo
...#loon
....#oll
.....###
........
........
........
""",
    18: """
.........
.........
.........
.....#...
....#l#..
....#oo##
...#oosos
...#oosos
...#ooooo
...#oogho
...#ooepo
...#ooepo
...#lloon
....#olll
.....####
.........
.........
.........
""",
}
