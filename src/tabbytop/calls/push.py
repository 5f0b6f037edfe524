"""Web Push: a notice that only one browser can read (RFC 8291), for the service that it named, signed by this house
(VAPID, RFC 8292).

The house's key follows from a secret that is made at the first start and kept with the tables.
"""

import hmac
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from tabbytop.tables.errors import Improper

from .notice import Notice

DAY = 86_400
RECORD = 4096  #: bytes of the one record that a push is
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  #: of the curve P-256


class House:
    """Who pushes: a key, and whom a push service can complain to."""

    def __init__(self, secret: bytes, subject: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int.from_bytes(hmac.digest(secret, b"vapid 1", "sha512"), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.public = text(_point(self._key.public_key()))
        self._subject = subject

    def headers(self, endpoint: str, notice: Notice, now: float) -> dict[str, str]:
        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + DAY // 2, "sub": self._subject}
        token = self._signed(claims)
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": text(sha256(notice.tag.encode()).digest())[:32],  # a newer one takes an older one's place
            "Urgency": "high" if notice.call in ("turn", "reminder", "trial") else "normal",
        }

    def _signed(self, claims: dict[str, Any]) -> str:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = [json.dumps(one, separators=(",", ":")).encode() for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(map(text, parts))
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{text(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"


def sealed(plain: bytes, key: str, auth: str, *, salt: bytes = b"", own: Any = None) -> bytes:
    """``plain`` for the browser with this public key and this shared secret. ``salt`` and ``own`` are drawn."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    ours = _point(own.public_key())
    shared = hmac.digest(raw(auth), own.exchange(ec.ECDH(), theirs), "sha256")
    secret = _expand(shared, b"WebPush: info\x00" + raw(key) + ours, 32)
    begin = hmac.digest(salt, secret, "sha256")
    cipher = AESGCM(_expand(begin, b"Content-Encoding: aes128gcm\x00", 16))
    nonce = _expand(begin, b"Content-Encoding: nonce\x00", 12)
    head = salt + struct.pack(">IB", RECORD, len(ours)) + ours
    return head + cipher.encrypt(nonce, plain + b"\x02", None)


def check_keys(key: str, auth: str) -> None:
    """``Improper`` unless a browser could have made them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
        good = len(raw(auth)) == 16
    except ValueError:
        good = False
    if not good:
        raise Improper("the keys of this subscription are none that a browser makes; subscribe again")


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    """One step of HKDF (RFC 5869) is enough for what is needed here."""
    return hmac.digest(key, info + b"\x01", "sha256")[:length]


def _point(public: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    encoded: bytes = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encoded


def raw(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
