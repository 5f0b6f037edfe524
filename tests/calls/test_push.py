"""Web Push: the example of RFC 8291, what a browser reads, what a push service can check."""

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tabbytop.calls.notice import Notice
from tabbytop.calls.push import House, check_keys, raw, sealed, text
from tabbytop.tables.errors import Improper

from .kit import BrowserKeys

NOTICE = Notice("turn", "Your turn", "day 3", "/t/x", "table x", "en", 1)


def test_the_example_of_the_standard() -> None:
    """[RFC 8291, 5]"""
    own = ec.derive_private_key(
        int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    sent = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=raw("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
    )
    assert text(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_reads_it() -> None:
    browser, other = BrowserKeys(), BrowserKeys()
    sent = sealed(b'{"title": "Jsi na tahu"}', browser.public, browser.auth)
    assert browser.read(sent) == {"title": "Jsi na tahu"}
    assert b"tahu" not in sent
    with pytest.raises(InvalidTag):
        other.read(sent)


def test_the_house_signs_for_the_service_and_keeps_its_key() -> None:
    house = House(b"secret", "https://play.example")
    assert house.public == House(b"secret", "").public != House(b"other", "").public
    headers = house.headers("https://push.example:444/abc/def", NOTICE, 1_000.0)
    token, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
    signed, _, mark = token.rpartition(".")
    first, second = raw(mark)[:32], raw(mark)[32:]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    signature = encode_dss_signature(int.from_bytes(first, "big"), int.from_bytes(second, "big"))
    public.verify(signature, signed.encode(), ec.ECDSA(hashes.SHA256()))
    kind, claims = (json.loads(raw(part)) for part in signed.split("."))
    assert kind == {"typ": "JWT", "alg": "ES256"}
    assert claims == {"aud": "https://push.example:444", "exp": 44_200, "sub": "https://play.example"}
    assert len(headers["Topic"]) == 32


NO_KEYS = [("", ""), ("AAAA", "AAAA"), ("é", "ß"), (BrowserKeys().public, "AAAA")]


@pytest.mark.parametrize(("key", "auth"), NO_KEYS, ids=["empty", "short", "foreign letters", "short secret"])
def test_keys_that_no_browser_makes_are_refused_in_words(key: str, auth: str) -> None:
    with pytest.raises(Improper, match="subscribe again"):
        check_keys(key, auth)
