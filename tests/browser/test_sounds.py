"""Every sound of the house, rendered in a real browser without a loudspeaker: none is silent, and none drones on."""

import re
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from .house import ROOT

WEB = ROOT / "web"
LONG = {"glockenspiel", "lullaby", "purr"}  #: phrases; all others are over in less than half a second

ENTRY = """
import { scores, studioOf } from "%(web)s/src/design/scores";
import { SCORES } from "%(web)s/src/games/tower/scores";
const own = Object.entries(SCORES).map(([name, score]) => [name, (audio, out) => score(0.8)(studioOf(audio, out))]);
window.listen = async () => {
  const heard = {};
  for (const [name, play] of [...Object.entries(scores), ...own]) {
    const audio = new OfflineAudioContext(1, 44100 * 2, 44100);
    play(audio, audio.destination);
    const samples = (await audio.startRendering()).getChannelData(0);
    const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.003);
    heard[name] = { peak: Math.max(...samples.map(Math.abs)), seconds: (last + 1) / 44100 };
  }
  return heard;
};
"""

BUNDLE = """
import { build } from "vite";
const [entry, outDir] = process.argv.slice(-2);
const lib = { entry, formats: ["iife"], name: "sounds", fileName: () => "sounds.js" };
await build({ configFile: false, logLevel: "error", build: { lib, outDir, copyPublicDir: false } });
"""


def heard(browser: Browser, folder: Path) -> dict[str, Any]:
    """Peak and length of each sound, by its name."""
    (folder / "entry.js").write_text(ENTRY % {"web": WEB.as_posix()}, "utf-8")
    command = ["node", "--input-type=module", "-e", BUNDLE, str(folder / "entry.js"), str(folder / "out")]
    subprocess.run(command, cwd=WEB, check=True)
    page = browser.new_page()
    page.add_script_tag(path=folder / "out" / "sounds.js")
    found: dict[str, Any] = page.evaluate("() => window.listen()")
    page.close()
    return found


def named(module: str) -> set[str]:
    """The sounds that a game's module gives to its events."""
    _, _, after = module.partition("sounds: {")
    return set(re.findall(r': "(\w+)"', after.partition("}")[0]))


def test_every_sound_is_heard_and_none_for_long(browser: Browser, tmp_path: Path) -> None:
    """Those that games give to what happens are among them."""
    sounds = heard(browser, tmp_path)
    assert len(sounds) >= 20
    for name, told in sounds.items():
        assert 0.02 < told["peak"] <= 1.5, (name, told)
        assert 0.01 < told["seconds"] < (1.8 if name in LONG else 0.5), (name, told)
    for game in ("clans", "isle", "kingos", "tower"):
        wanted = named((WEB / "src/games" / game / "index.tsx").read_text("utf-8"))
        assert wanted, f"nothing is heard in {game}"
        assert wanted <= set(sounds), f"{game} wants {wanted - set(sounds)}"
