"""Ids for addresses, seeds for chance, codes for people: FERN-OTTER-LAMP-4217 can be read out over the telephone."""

import secrets
from collections.abc import Iterator

WORDS = tuple(
    """
    acorn almond amber anchor angel ant apple apricot april arch arrow artist aspen atlas attic aunt autumn avocado
    badge badger bagel baker balcony ball balloon bamboo banana band banjo barn basil basket bat bay beach beads
    bean bear beaver bed bee beech beetle beige bell bench berry bike birch bird biscuit bison blanket bloom blossom
    blue board boat bonnet book boot bottle bow bowl box bracelet branch brass bread breeze brick bridge bright
    bronze brook broom brush bubble bucket bud buffalo bugle bunny bus bush butter button cabin cable cactus cake
    calm camel camera camp canal candle canoe canvas cape captain car card cargo carol carpet carrot cart castle cat
    cave cedar celery cellar chalk charm cheese cherry chess chest chick chime chin choir circle circus citrus city
    clay cliff cloak clock cloud clover clown coach coast coat cocoa coconut coin colour comet compass cone cook
    copper coral cork corn cosy cotton couch cousin cove crab crane crayon cream creek crew cricket crocus crown
    crumb crystal cup curl curtain cushion cycle dahlia daisy dance dawn deer delta desk dessert dew diamond dice
    dinner dish dock doll dolphin domino donkey door dough dove dragon drawer dream dress drift drum duck dune eagle
    ear earth easel east echo egg elbow elder elf elk elm ember emerald engine evening fable fairy falcon family fan
    farm fawn feather felt fennel fern ferry fiddle field fig film fin finch firefly fish flag flame flask flint
    flock floor flower flute foam fog folk forest fountain fox frame frog frost fruit galaxy garden garlic
    gate gem giant gift ginger giraffe glade glass globe glove gold gondola goose grain grape grass gravel green
    grey grove guitar gull hall hammer hammock hamster hand handle harbour harp hat haven hawk hay hazel heart heath
    hedge helmet herb heron hill hippo hive holly honey hood hook horizon horn horse hotel house hut ice icicle
    igloo ink inn iris iron island ivy jacket jade jam jar jasmine jelly jewel jigsaw journey juggler juice jumper
    jungle juniper kayak keeper kettle key king kiosk kitchen kite kitten kiwi knee knight knot koala lace ladder
    ladle lagoon lake lamb lamp land lane lantern larch lark lasso laurel lavender lawn leaf ledger lemon lemur
    letter lettuce library lid light lilac lily lime linden linen lion lizard llama lobster lock loft loom lotus
    lucky lullaby lunch lute lynx magnet magpie mango map maple marble march market marsh mask mast mat meadow meal
    medal melon memory mermaid meteor midnight milk mill mint mirror mitten mole monkey moon morning mosaic moss
    motor mountain mouse muffin mug mule museum mushroom music mustard napkin nectar needle nephew nest noodle noon
    north nose notebook nut oak oar oasis oat ocean office olive onion opal opera orange orbit orchid organ ostrich
    otter oven owl oxen paddle page paint palace palm pancake panda panther paper parade park parrot parsley party
    pasta path paw peach peacock peanut pear pearl pebble pen pencil penguin pepper piano picnic pigeon pillow pilot
    pine pineapple pink pipe pirate pizza planet plate plough plum pocket poem polar polka pond pony poppy porch
    porridge postman potato pottery prince pudding puffin pumpkin puppet purple puzzle pyramid quail quarry quartz
    queen quill quilt rabbit radio radish raft rain rainbow raisin ranch raspberry rattle raven recipe red reed reef
    ribbon rice ring river road robe robin rock rocket roof room root rope rose rowan ruby rudder rug rye saddle
    sage sail salad salmon salt sand sandal satin sauce school scooter sea seal seaweed seed shadow sheep shelf
    shell ship shirt shoe shore shovel silk silver singer skate sketch ski sky sleigh slipper snail snow soap sock
    sofa song soup south spade sparrow spice spider spinach spiral spoon spring spruce squirrel stable stage stamp
    star station steam stone stool stork storm story stove straw stream street string sugar suitcase summer sun
    sunny supper swallow swan swing table tailor tango tea teapot temple tent theatre thistle thread thumb thunder
    thyme ticket tide tiger timber tin toast toffee tomato top torch tower toy track trail train tram treasure tree
    trumpet trunk tuba tulip tunnel turnip turtle twig umbrella uncle unicorn valley vanilla vase velvet vest
    village vine viola violet violin voyage waffle wagon wallet walnut waltz watch water wave weasel weaver west
    whale wheat wheel whisker whistle white willow wind window wing winter wizard wolf wombat wood wool wreath wren
    yacht yarn yellow yoghurt zebra zither
    """.split()
)
IN_A_CODE = 3  #: words; with the number after them there are 2 ** 41 codes, so nobody comes upon a table by guessing
OLDER = (2, 3)  #: digits of a code with one word, as tables of older releases have


OF_BOTS = "bots-"  #: begins the id of a table that bots play out though nobody looks (``events``)


def table_id(of_bots: bool) -> str:
    return f"{OF_BOTS}{new_id()}" if of_bots else new_id()


def new_id() -> str:
    """128 bits from the system's own randomness: nobody comes upon a table by guessing. None begins like a flag."""
    while (drawn := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return drawn


def new_seed() -> str:
    """What a table's chance is drawn from, as hexadecimal text."""
    return secrets.token_hex(32)


def new_codes() -> Iterator[str]:
    """Codes to try until one is free."""
    while True:
        words = "-".join(secrets.choice(WORDS).upper() for _ in range(IN_A_CODE))
        code = f"{words}-{1000 + secrets.randbelow(9000)}"
        if spelled(code) == code:  # else its words run together into others
            yield code


def spelled(typed: str) -> str | None:
    """The code as it is kept, however it was typed: ``fern otter lamp 4217`` and ``Fernotterlamp4217`` are one. None:
    no code."""
    plain = "".join(char for char in typed.upper() if char.isascii() and char.isalnum())
    letters, digits = plain.rstrip("0123456789"), plain.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    if not (letters.isalpha() and digits.isdigit() and letters + digits == plain):
        return None
    if len(digits) in OLDER:
        return f"{letters}-{digits}"
    words = next(_cut(letters.lower(), IN_A_CODE), None)
    return f"{'-'.join(words)}-{digits}".upper() if words else None


def _cut(letters: str, count: int) -> Iterator[tuple[str, ...]]:
    """``letters`` as so many words, in every way."""
    if count == 0:
        yield from [()] if not letters else []
        return
    for end in range(1, min(len(letters), LONGEST) + 1):
        if letters[:end] in KNOWN:
            yield from ((letters[:end], *rest) for rest in _cut(letters[end:], count - 1))


KNOWN = frozenset(WORDS)
LONGEST = max(map(len, WORDS))
