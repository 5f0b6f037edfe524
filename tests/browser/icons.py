"""The app's icons, drawn anew from the mark: ``python -m tests.browser.icons``.

A system rounds a maskable icon as it likes, so there the cat stands smaller on paper that reaches the edge; the badge
beside a notice is one colour on nothing.
"""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[2] / "web/public"
PAPER = "#F6ECD7"
#: Name, size, what part of it the mark takes, and what lies behind.
ICONS = (
    ("icon-192", 192, 0.92, ""),
    ("icon-512", 512, 0.92, ""),
    ("maskable-512", 512, 0.6, PAPER),
    ("touch-180", 180, 0.78, PAPER),
    ("badge-96", 96, 0.96, ""),
)


def main() -> None:
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        path = os.environ.get("TABBY_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False)
        for name, size, part, behind in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            grey = "filter: brightness(0) invert(1);" if name.startswith("badge") else ""
            style = (
                f"background: {behind or 'transparent'}; margin: 0; display: grid; place-items: center; height: 100vh"
            )
            drawn = f"<style>svg {{ width: {part:.0%}; height: {part:.0%}; {grey} }}</style>{mark}"
            page.set_content(f'<body style="{style}">{drawn}</body>')
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=not behind)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
