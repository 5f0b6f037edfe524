"""Arrays on a graphics card, lent to other libraries as they are (DLPack, without copies).

Numba's arrays offer ``__cuda_array_interface__``, which PyTorch, CuPy and numba take; JAX asks for ``__dlpack__``.
Arrays of numpy have that by themselves.
"""

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  #: kinds of devices, as DLPack counts them
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  #: of numbers
UNTAKEN = b"dltensor"  #: the name of a capsule that nobody has taken yet
READY = (None, -1, 1)  #: streams of who need not wait: kernels run on the usual one


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Numbers(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Numbers),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Lent(ctypes.Structure):
    """What lies in a capsule: a tensor, and what is called when nobody needs it any more."""


_GiveBack: Any = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Lent._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("give_back", _GiveBack))

_lent: dict[int, tuple[Any, ...]] = {}  # by its address: what must live for as long as somebody has it


def _give_back(address: int) -> None:
    _lent.pop(address, None)


def _throw_away(capsule: int) -> None:
    """Of a capsule that was taken the taker sees to it."""
    if _is_valid(capsule, UNTAKEN):
        _give_back(_pointer_in(capsule, UNTAKEN))


_given_back, _thrown_away = _GiveBack(_give_back), _GiveBack(_throw_away)
_new_capsule: Any = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, _GiveBack]
_is_valid: Any = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p]
_pointer_in: Any = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_in.restype, _pointer_in.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]
for _needed in (_given_back, _thrown_away):  # others may give back when Python is about to end
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_needed))


class Lending:
    """An array as it is, and a way for others to take it. All else is the array's own."""

    def __init__(self, array: Any, device: tuple[int, int], wait: Callable[[], None] = lambda: None) -> None:
        """``device`` is where it lies, by its kind and number; ``wait`` until what is written there is written."""
        self.array, self._device, self._wait = array, device, wait

    def __getattr__(self, name: str) -> Any:
        return getattr(self.array, name)

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, at: Any) -> Any:
        return self.array[at]

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(self, *, stream: int | None = None, **asked: Any) -> Any:
        """A capsule, by the protocol. It lives as long as who takes it; what lies there changes with every step.

        ``asked`` is what newer takers may ask for: a version, which they do not insist on; a copy, which is not made.
        """
        if asked.get("copy"):
            raise BufferError("the array is lent as it is; whoever wants a copy makes it")
        if stream not in READY:
            self._wait()
        array, kind = self.array, np.dtype(self.array.dtype)
        shape = (ctypes.c_int64 * array.ndim)(*array.shape)
        strides = (ctypes.c_int64 * array.ndim)(*(stride // kind.itemsize for stride in array.strides))
        numbers = _Numbers(KINDS[kind.kind], 8 * kind.itemsize, 1)
        at = _Tensor(self._address(), _Device(*self._device), array.ndim, numbers, shape, strides, 0)
        lent = _Lent(at, None, _given_back)
        address = ctypes.addressof(lent)
        _lent[address] = lent, shape, strides, array
        return _new_capsule(address, UNTAKEN, _thrown_away)

    def _address(self) -> int:
        if self._device[0] == CPU:
            return int(self.array.ctypes.data)
        return int(self.array.__cuda_array_interface__["data"][0])
