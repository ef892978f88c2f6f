"""The little of `concurrent.futures` that the window asks for, where nothing can go on beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Made = TypeVar("Made")


class Future(Generic[Made]):
    """What came of a piece of work, which is done as soon as anybody can ask."""

    _result: Made
    _error: BaseException | None = None
    _done = False

    def set_result(self, result: Made) -> None:
        self._result, self._done = result, True

    def set_exception(self, error: BaseException) -> None:
        self._error, self._done = error, True

    def done(self) -> bool:
        return self._done

    def exception(self, _timeout: float | None = None) -> BaseException | None:
        return self._error

    def result(self, _timeout: float | None = None) -> Made:
        if self._error is not None:
            raise self._error
        return self._result


class AtOnce:
    """An executor whose work is done when `submit` returns."""

    def __init__(self, **_: object) -> None:
        pass

    def submit(self, work: Callable[..., Made], *arguments: Any) -> Future[Made]:
        future: Future[Made] = Future()
        try:
            future.set_result(work(*arguments))
        except Exception as error:  # whoever asks for the result is told
            future.set_exception(error)
        return future
