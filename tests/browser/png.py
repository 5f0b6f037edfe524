"""Small PNG files: pixels in, at most 256 colours out. Pictures of flat inks lose nothing that an eye would find. And
the pixels of a picture that was taken."""

import base64
import struct
import zlib

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

Pixels = NDArray[np.uint8]  #: height × width × 3


#: Chromium reads its own picture back, since nothing else here can.
_READ = """async data => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${data}`;
  await picture.decode();
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const bytes = canvas.getImageData(0, 0, width, height).data;
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return [width, height, btoa(text)];
}"""


def pixels_of(picture: bytes, dark_room: Page) -> Pixels:
    """Of a PNG file, read in an empty page."""
    width, height, text = dark_room.evaluate(_READ, base64.b64encode(picture).decode())
    return np.frombuffer(base64.b64decode(text), dtype=np.uint8).reshape(height, width, 4)[:, :, :3].copy()


def indexed_png(pixels: Pixels, colours: int = 256) -> bytes:
    height, width, _ = pixels.shape
    packed = pixels.reshape(-1, 3).astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], dtype=np.uint32)
    found, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    inks = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1).astype(np.float64)
    palette = _palette(inks, counts, colours)
    rows = _nearest(inks, palette)[where].astype(np.uint8).reshape(height, width)
    lines = np.zeros((height, width + 1), dtype=np.uint8)  # every line begins with its filter: none
    lines[:, 1:] = rows
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", np.rint(palette).astype(np.uint8).tobytes()),
            _chunk(b"IDAT", zlib.compress(lines.tobytes(), 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _palette(inks: NDArray[np.float64], counts: NDArray[np.int64], colours: int) -> NDArray[np.float64]:
    """Median cut: the box with the widest spread is cut where its pixels are halved, again and again."""
    weights = np.sqrt(counts)  # a small coloured thing counts beside a large empty ground
    boxes = [np.arange(len(inks))]
    while len(boxes) < colours:
        spreads = [
            np.ptp(inks[box], axis=0).max() * np.sqrt(weights[box].sum()) if len(box) > 1 else 0 for box in boxes
        ]
        widest = int(np.argmax(spreads))
        if spreads[widest] == 0:
            break
        box = boxes.pop(widest)
        channel = int(np.argmax(np.ptp(inks[box], axis=0)))
        box = box[np.argsort(inks[box, channel], kind="stable")]
        total = np.cumsum(weights[box])
        middle = min(max(1, int(np.searchsorted(total, total[-1] / 2))), len(box) - 1)
        boxes += [box[:middle], box[middle:]]
    return np.array([np.average(inks[box], axis=0, weights=weights[box]) for box in boxes])


def _nearest(inks: NDArray[np.float64], palette: NDArray[np.float64]) -> NDArray[np.int64]:
    found = np.empty(len(inks), dtype=np.int64)
    for begin in range(0, len(inks), 4096):
        part = inks[begin : begin + 4096]
        found[begin : begin + 4096] = ((part[:, None, :] - palette[None]) ** 2).sum(axis=2).argmin(axis=1)
    return found
