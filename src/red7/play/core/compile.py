"""How the core is compiled: by Numba, each function once, for the types in its annotations."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Any, Final, ParamSpec, TypeVar, cast, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import from_dtype, njit, types
from numba.core.errors import TypingError
from numba.extending import intrinsic

from red7.play.core.cache import folder

FUNCTIONS: Final[list[Any]] = []
"""Every compiled function, as Numba's dispatcher; functions come after those they call."""

_Parameters = ParamSpec("_Parameters")
_Result = TypeVar("_Result")
_PLAIN: Final[dict[type, types.Type]] = {
    bool: types.boolean,
    float: types.float64,
    int: types.int64,
    np.uint64: types.uint64,
    NoneType: types.none,
}
_config: Any = numba.config
_types: Any = types  # its own types are incomplete
_njit: Any = njit


def compiled(function: Callable[_Parameters, _Result]) -> Callable[_Parameters, _Result]:
    """The function as machine code, compiled or loaded from the cache on its first call; it releases the GIL.

    Arguments are converted to the types in its annotations. By default, Numba would compile again for every new type
    of argument, and it cannot load a recursive function from its cache. The function may neither make nor return
    arrays, see `allocating`.
    """
    return _made(function, counts=False)


def allocating(function: Callable[_Parameters, _Result]) -> Callable[_Parameters, _Result]:
    """Like `compiled`, for a function that makes arrays: it counts references to arrays, which takes time."""
    return _made(function, counts=True)


def _made(function: Callable[_Parameters, _Result], *, counts: bool) -> Callable[_Parameters, _Result]:
    before, _config.CACHE_DIR = _config.CACHE_DIR, str(folder(_short_name(function.__module__)))
    try:
        made: Any = _njit(cache=True, nogil=True, _nrt=counts)(function)
    finally:
        _config.CACHE_DIR = before  # this setting is global
    made.compile = lambda given=(): _compile(made, given)
    FUNCTIONS.append(made)
    return cast("Callable[_Parameters, _Result]", made)


def _short_name(module: str) -> str:
    """The name that the cache knows a module by: `bits` for the core's own, `envs.many` for another's."""
    return module.removeprefix("red7.").removeprefix("play.core.")


def instruction(build: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    """A function of one number that only compiled code can call, from the function that builds it."""

    def define(_context: Any, _number: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return build(builder, arguments[0])

        return types.int64(types.int64), generate

    return cast("Callable[[int], int]", intrinsic(define))


def _compile(function: Any, given: tuple[types.Type, ...]) -> Any:
    """Compile a function for the types in its annotations; the given types must convert to them."""
    hints = get_type_hints(function.py_func)
    result = _compiled_type(hints.pop("return"))
    wanted = tuple(_compiled_type(hint) for hint in hints.values())
    if any(function.typingctx.can_convert(*pair) is None for pair in zip(given, wanted, strict=False)):
        raise TypingError(f"{function.__name__} takes {wanted}, not {given}")
    return type(function).compile(function, result(*wanted))


def _compiled_type(hint: Any) -> Any:
    """Numba's type for an annotation; arrays are contiguous."""
    parts = get_args(hint)
    if get_origin(hint) is np.ndarray:
        shape, kind = (get_args(part) for part in parts)
        return types.Array(from_dtype(np.dtype(kind[0])), len(shape), "C")
    if get_origin(hint) is tuple:
        return _types.Tuple([_compiled_type(part) for part in parts])
    return _PLAIN[hint]
