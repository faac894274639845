"""Help: the rules, and the guide with every key."""

import re
from functools import cache
from importlib.resources import files

from rich.table import Table
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widgets import ContentSwitcher, Markdown, Static

from boop_tui.ui.commands import GROUPS
from boop_tui.ui.keymap import Keymap
from boop_tui.ui.screens.leaving import Dialog
from boop_tui.ui.widgets.bars import Tab, TabBar
from boop_tui.ui.widgets.lines import KeyHints

_COMMAND = re.compile(r"{{([a-z0-9_.]+)}}")
_PAGES = (Tab("rules", "Rules"), Tab("guide", "Guide and keys"))


class HelpScreen(Dialog[None]):
    """The rules of the game, and the guide to the board."""

    BINDINGS = [
        Binding("escape,q", "dismiss(None)", show=False),
        Binding("question_mark,f1", "dismiss(None)", show=False, id="app.help"),
        Binding("left,right,tab", "turn", show=False),
    ]
    DEFAULT_CSS = """
    HelpScreen {
        align: center middle;
        #help-frame {
            width: 92;
            max-width: 100%;
            height: 94%;
            background: $surface;
            border: round $primary;
            border-title-color: $text-primary;
        }
        ContentSwitcher { height: 1fr; }
        VerticalScroll { scrollbar-size-vertical: 1; }
        Markdown { padding: 0 2; }
        MarkdownH2 { margin: 1 0; }
        MarkdownTableContent { grid-columns: 1fr; }
        #help-keys { padding: 0 2 1 2; }
    }
    """

    def __init__(self, keymap: Keymap) -> None:
        super().__init__()
        self._keymap = keymap

    def compose(self) -> ComposeResult:
        with Vertical(id="help-frame") as frame:
            frame.border_title = "Help"
            yield TabBar(_PAGES, id="help-pages")
            yield ContentSwitcher(self._page("rules"), initial="rules")
            yield KeyHints([("↑ ↓", "scroll", ""), ("Tab", "other page", ""), ("Esc", "close", "")])

    def _page(self, page: str) -> VerticalScroll:
        text = Markdown(page_text(page, self._keymap), open_links=False)
        if page != "guide":
            return VerticalScroll(text, id=page)
        return VerticalScroll(text, Static(keys_table(self._keymap), id="help-keys"), id=page)

    async def on_mount(self) -> None:
        await self._open("rules")

    @on(TabBar.Chosen)
    async def _page_chosen(self, event: TabBar.Chosen) -> None:
        await self._open(event.tab)

    async def action_turn(self) -> None:
        """Turns to the other page."""
        await self._open("guide" if self.query_one(ContentSwitcher).current == "rules" else "rules")

    async def _open(self, page: str) -> None:
        pages = self.query_one(ContentSwitcher)
        if not pages.query(f"#{page}"):
            # Made when it is first turned to: a page is many widgets, and takes its time.
            await pages.mount(self._page(page))
        self.query_one(TabBar).light(page)
        pages.current = page
        pages.query_one(f"#{page}").focus()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)


def page_text(page: str, keymap: Keymap) -> str:
    """A page of Help as Markdown, each ``{{id of a command}}`` in it replaced by its key."""
    return _COMMAND.sub(lambda found: f"`{keymap.key(found[1]) or '(no key)'}`", _written(page))


@cache
def _written(page: str) -> str:
    return files("boop_tui.ui").joinpath("help", f"{page}.md").read_text("utf-8")


def keys_table(keymap: Keymap) -> Table:
    """Every command with its keys and its id, group by group; first what is wrong with them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=11)
    table.add_column()
    for problem in keymap.problems:
        table.add_row("", Text(problem, style="italic"))
    for group, title in GROUPS.items():
        table.add_row("", "")
        table.add_row("", Text(title, style="bold underline"))
        for command in keymap.commands.values():
            if command.group == group:
                said = Text.assemble(
                    (command.title, "bold"), f"  {command.help}  ", (command.id, "dim")
                )
                table.add_row(Text(keymap.keys(command.id), style="bold"), said)
    return table
