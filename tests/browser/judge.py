"""axe-core as a judge of pages."""

from typing import Any, Literal

from playwright.sync_api import Page, expect

from .house import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
GRAVE = {"serious", "critical"}

#: While a page is judged its paper is plain: of words on a grain that is drawn axe-core says nothing. And pictures have
#: their names alone, if any: no rule is about what they are drawn of, but it is most of a page, and asked about.
UNDRAW = """() => {
  document.documentElement.style.setProperty('--grain', 'none');
  return [...document.querySelectorAll('svg[aria-hidden=true], svg[role=img]')].map(picture => {
    const drawn = [...picture.childNodes];
    picture.replaceChildren(...drawn.filter(part => part.nodeName === 'title'));
    return [picture, drawn];
  });
}"""
DRAW = """pictures => {
  for (const [picture, drawn] of pictures) picture.replaceChildren(...drawn);
  document.documentElement.style.removeProperty('--grain');
}"""


class Judge:
    """Looks at a page in both prints."""

    def __init__(self, page: Page) -> None:
        assert AXE.is_file(), "axe-core is not installed: run ./tabby test"
        self.page = page

    def look(self, what: str, within: str = "html") -> None:
        """All rules by day; by night the one that the print can change. Of a page that was judged before it is enough
        to look ``within`` the parts that are new: contrast alone takes seconds on a whole one."""
        expect(self.page.locator(within).first).to_be_visible()
        pictures = self.page.evaluate_handle(UNDRAW)
        self._look("light", what, "day", within, {})
        self._look("dark", what, "night", within, {"runOnly": ["color-contrast"]})
        pictures.evaluate(DRAW)

    def _look(
        self, scheme: Literal["light", "dark"], what: str, print_: str, within: str, rules: dict[str, Any]
    ) -> None:
        self.page.emulate_media(color_scheme=scheme)
        expect(self.page.locator("html")).to_have_attribute("data-print", print_)
        found = self._violations(within, {"resultTypes": ["violations"], "preload": False, **rules})
        assert not found, f"{what}, {print_}:\n" + "\n".join(found)

    def _violations(self, within: str, options: dict[str, Any]) -> list[str]:
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        result: dict[str, Any] = self.page.evaluate("([part, options]) => axe.run(part, options)", [within, options])
        return [
            f"{one['impact']} {one['id']}: {one['help']}\n    "
            + "\n    ".join(_where(node) for node in one["nodes"][:6])
            for one in result["violations"]
            if one["impact"] in GRAVE
        ]


def _where(node: dict[str, Any]) -> str:
    return f"{node['target']} {node['html'][:120]} {' '.join(check['message'] for check in node['any'][:1])}"
