"""Recovery phrases: eight words to write down, by which a person comes back who has lost every device (backup code).

64 random bits and a checksum of eight. Only a slow hash of them is kept, so that who reads the database cannot enter
them. Words are ASCII and the same in every language; no two begin alike or are one slip of a finger apart, so that a
typo can be told in words.
"""

import asyncio
import hashlib
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal
from unicodedata import combining, normalize

from .papers import Key, Paper, Papers
from .table import Person

PHRASE = "phrase"
IN_A_PHRASE = 8  #: words, of nine bits each
BITS = 64
CHECK = IN_A_PHRASE * 9 - BITS
NEAR = 2  #: slips of a finger at most between a word and the one that was meant
MOST_NEAR = 3  #: words that are named as meant, perhaps
#: Which Latin letter lies on the key of a Cyrillic one, where somebody forgot to change over.
KEYS = str.maketrans("йцукенгшщзфівапролдячсмитьы", "qwertyuiopasdfghjklzxcvbnms")
AT_ONCE = 2  #: hashes that are worked out; each takes 16 MiB and some hundredths of a second

WORDS = tuple(
    """
    acorn almond amber anchor angel apple apricot arch arrow artist aspen atlas attic aunt autumn avocado badge
    bagel baker balcony ball bamboo banana band banjo barn basil basket beach beads bean beaver beetle beige berry
    bike birch bird biscuit bison blanket bloom blossom blue board boat bonnet book bottle bowl bracelet branch
    brass bread breeze brick bridge bright bronze brush bubble bucket buffalo bugle bunny butter cabin cable cactus
    cake calm camel camp canal candle canoe canvas captain card cargo carol carpet carrot castle cedar celery cellar
    chalk charm cheese cherry chess chick chime chin choir circle citrus city clay cliff cloak cloud clover clown
    coach coast cocoa comet compass cone copper coral cork cosy cotton cousin crab crane crayon cream creek crew
    cricket crocus crumb crystal curl curtain cushion cycle dahlia daisy dance dawn deer delta desk dessert diamond
    dice dinner dish dock doll dolphin domino donkey door dough dove dragon drawer dress drift drum dune eagle earth
    easel east echo elbow elder emerald engine evening fairy falcon family farm feather felt fennel fern fiddle
    field film finch firefly flag flame flask flint flock floor flower flute foam folk forest fountain frog frost
    fruit galaxy garden garlic gate giant gift ginger giraffe glade glass globe gold gondola goose grain grape
    gravel green grove guitar gull hammer hamster harp haven hawk hazel heart heath hedge helmet herb heron hill
    hippo hive holly honey hood horizon horn horse hotel icicle igloo iris iron island jacket jade jasmine jelly
    jewel jigsaw journey juggler juice jumper jungle juniper kayak keeper kettle king kiosk kitchen kite kitten kiwi
    knee knight knot koala lace ladder ladle lagoon lamb lantern lark lasso laurel lavender leaf ledger lemon lemur
    letter library light lilac lily lime linden lion lizard llama lobster loft lotus lucky lullaby lunch lynx magnet
    magpie mango maple marble market marsh mask meadow meal melon memory mermaid meteor midnight milk mint mirror
    mole moon morning mosaic moss motor mouse muffin museum mushroom music mustard napkin nectar needle nephew nest
    noodle north nose notebook oasis ocean office olive onion opal opera orange orbit orchid organ ostrich otter
    oven paddle page paint palace pancake panda panther paper parade parsley party pasta path peacock peanut pear
    pebble pencil penguin pepper piano picnic pigeon pillow pilot pine pirate pizza planet plate plum pocket poem
    polar polka pond poppy porch porridge postman potato pottery prince pudding pumpkin puppet purple puzzle pyramid
    quail quarry queen quill rabbit radio raft rainbow raisin rattle recipe reed ribbon river road robe robin roof
    rowan ruby rudder sail salad salmon salt sandal satin sauce school scooter seaweed shadow sheep shelf ship shirt
    shoe shovel silver skate sketch sleigh slipper snow soap sofa song south spade sparrow spice spider spinach
    spiral spoon spring spruce squirrel stable stage stamp star station steam stone stool stork straw street sugar
    suitcase summer supper swallow swan swing tailor teapot temple tent thistle thread thumb thunder thyme ticket
    tide tiger timber toffee tomato tower track trail tram treasure tree trumpet trunk tuba tulip tunnel turnip
    turtle twig umbrella uncle unicorn valley vanilla vase
    """.split()
)
_NUMBERS = {word: number for number, word in enumerate(WORDS)}


@dataclass(frozen=True, slots=True)
class Typo:
    """What is wrong with a phrase: how many words it has, a word that is none of ours, words that do not belong
    together, or a phrase that nobody has. ``place`` counts words, from 1; of a wrong number it is that number."""

    wrong: Literal["count", "word", "sum", "unknown"]
    place: int = 0
    word: str = ""
    near: tuple[str, ...] = ()  #: words of ours that were meant, perhaps


def new_phrase() -> str:
    return spelled(secrets.randbits(BITS))


def spelled(bits: int) -> str:
    whole = bits << CHECK | _check(bits)
    return " ".join(WORDS[whole >> 9 * place & 511] for place in reversed(range(IN_A_PHRASE)))


def _check(bits: int) -> int:
    return hashlib.sha256(bits.to_bytes(BITS // 8)).digest()[0]


def read_phrase(text: str) -> int | Typo:
    """The bits of a phrase, however it is written: small or large, with dashes or on eight lines, numbered or not, and
    on a keyboard that was left on Cyrillic letters."""
    typed = re.findall(r"[^\W\d_]+", normalize("NFC", text.casefold()))
    words = [_plain(word) for word in typed]
    for place, (word, told) in enumerate(zip(words[:IN_A_PHRASE], typed, strict=False), 1):
        if word not in _NUMBERS:
            return Typo("word", place, told[:24], _nearest(word))
    if len(words) != IN_A_PHRASE:
        return Typo("count", len(words))
    whole = 0
    for word in words:
        whole = whole << 9 | _NUMBERS[word]
    bits = whole >> CHECK
    return bits if whole & (1 << CHECK) - 1 == _check(bits) else Typo("sum")


def _plain(word: str) -> str:
    """By the keys that were pressed, without accents."""
    keys = normalize("NFKD", word.translate(KEYS))
    return "".join(char for char in keys if not combining(char))


def _nearest(word: str) -> tuple[str, ...]:
    """The words of ours that may be meant; none where nothing is near, or too much."""
    if len(word) > 20:
        return ()
    begun = tuple(one for one in WORDS if len(word) >= 3 and one.startswith(word))
    if begun:
        return begun if len(begun) <= MOST_NEAR else ()
    slips = {one: _slips(word, one) for one in WORDS if abs(len(one) - len(word)) <= NEAR}
    least = min(slips.values(), default=NEAR + 1)
    most = min(NEAR, len(word) // 3)  # of a short word little is left
    near = tuple(one for one, count in slips.items() if count == least <= most)
    return near if len(near) <= MOST_NEAR else ()


def _slips(one: str, other: str) -> int:
    """Of a finger: letters too many, too few, wrong or exchanged with the next (edit distance)."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        longer, before, row = before, row, [i]
        for j, b in enumerate(other, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                best = min(best, longer[j - 2] + 1)
            row.append(best)
    return row[-1]


class Phrases:
    """``secret`` gives the house's own secrets, without one of which a hash is worth nothing either."""

    def __init__(self, papers: Papers, secret: Callable[[str], Awaitable[bytes]], date: Callable[[], float]) -> None:
        self._papers, self._secret, self._date = papers, secret, date
        self._room = asyncio.Semaphore(AT_ONCE)

    async def make(self, person: Person) -> str:
        """A new phrase, told this once; those of before are worth nothing."""
        phrase = new_phrase()
        bits = read_phrase(phrase)
        assert isinstance(bits, int)
        new = Paper(PHRASE, await self._hash(bits), person, self._date(), "{}")
        keys = [new.key, *(paper.key for paper in await self._papers.of_person(person, PHRASE))]
        await self._papers.amend(keys, lambda found: [new, *(None for _ in found[1:])])
        return phrase

    async def drop(self, person: Person) -> None:
        older = [paper.key for paper in await self._papers.of_person(person, PHRASE)]
        await self._papers.amend(older, lambda found: [None for _ in found])

    async def since(self, person: Person) -> float | None:
        """When the phrase was made that is good now."""
        found = await self._papers.of_person(person, PHRASE, limit=1)
        return found[0].at if found else None

    async def whose(self, bits: int) -> Person | None:
        found = await self._papers.find(*Key(PHRASE, await self._hash(bits)))
        return found.person if found else None

    async def _hash(self, bits: int) -> str:
        async with self._room:
            return await asyncio.to_thread(_slowly, bits, await self._secret("phrases"))


def _slowly(bits: int, secret: bytes) -> str:
    return hashlib.scrypt(bits.to_bytes(BITS // 8), salt=secret, n=2**14, r=8, p=1, maxmem=2**25, dklen=32).hex()
