"""Asks the learner's program: gives `decide` a frozen state and request, and takes what comes back as JSON text.

Runs in the harness's namespace, before the program: whatever that makes of the modules, what is needed of them is here.
"""

import copy
import json
import json.encoder
import json.scanner
import math
import types

CoroutineType, isfinite, deepcopy = types.CoroutineType, math.isfinite, copy.deepcopy


def make_coding():
    """Reads and writes JSON with what is written in C, which nobody can change, and which keeps its settings."""
    scan = json.scanner.c_make_scanner(json.JSONDecoder())
    encode = json.encoder.c_make_encoder(
        None, None, json.encoder.encode_basestring_ascii, None, ": ", ", ", False, False, False
    )
    return (lambda text: scan(text, 0)[0]), (lambda value: "".join(encode(value, 0)))


read_json, to_json = make_coding()

MOST = 2**53 - 1
DEEPEST = 60
NO_DECIDE = "The program has no function `decide`: write `def decide(state, request):`."
NO_START = 'The program has no `start`: write `start = {"disk": {"x": 0}, "memory": {}}`.'
LATER = 'Where you would await, reply {"type": "later", "memo": ...}: you are asked again, with the memo in the request.'
FROZEN = "decide may not change what it is given: make a new one instead, such as {**disk, 'x': 1}"


def refuse_change(*_args, **_kwargs):
    raise TypeError(FROZEN)


class FrozenDict(dict):
    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = refuse_change

    def copy(self):
        return dict(self)

    __copy__ = copy

    def __deepcopy__(self, memo):
        return {key: deepcopy(part, memo) for key, part in self.items()}


class FrozenList(list):
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse_change
    append = clear = extend = insert = pop = remove = reverse = sort = refuse_change

    def copy(self):
        return list(self)

    __copy__ = copy

    def __deepcopy__(self, memo):
        return [deepcopy(part, memo) for part in self]


def frozen(value):
    if is_kind(value, dict):
        return FrozenDict((key, frozen(part)) for key, part in value.items())
    if is_kind(value, list):
        return FrozenList(frozen(part) for part in value)
    return value


def load():
    """The program's start as JSON text, or what the program lacks."""
    if not callable(PROGRAM.get("decide")):
        return to_json({"problem": NO_DECIDE})
    if "start" not in PROGRAM:
        return to_json({"problem": NO_START})
    try:
        start = PROGRAM["start"]
        problem = json_problem(start, "start", 0)
        return to_json({"problem": problem} if problem else {"start": to_json(start)})
    except BaseException as error:  # a dictionary or a list of the program's own kind
        return to_json({"problem": f"`start` cannot be read: {format_error(error)}"})


def ask(question):
    """What came of asking, as JSON text."""
    given = frozen(read_json(question))
    try:
        answer = PROGRAM["decide"](given["state"], given["request"])
    except BaseException as error:
        return to_json({"type": "raised", "message": format_error(error)})
    try:
        problem = json_problem(answer, "", 0)
        if problem:
            return to_json({"type": "notJson", "problem": problem})
        return to_json({"type": "answer", "json": to_json(answer)})
    except BaseException as error:  # a part of the program's own kind
        return to_json({"type": "notJson", "problem": f"`the answer` cannot be read: {format_error(error)}"})


def json_problem(value, path, depth):
    """The first part of `value` that JSON does not know, in a sentence; None when there is none."""
    name = f"`{path or 'the answer'}`"
    if depth > DEEPEST:
        return f"{name} is nested too deeply, or holds itself."
    if value is None or is_kind(value, (bool, str)):
        return None
    if is_kind(value, int):
        return None if abs(int.__index__(value)) <= MOST else f"{name} is too large for a number in JSON."
    if is_kind(value, float):
        return None if isfinite(value) else f"{name} is {float.__repr__(value)}, which JSON does not know."
    if is_kind(value, list):
        parts = [(part, f"{path}[{index}]") for index, part in enumerate(value)]
    elif is_kind(value, dict):
        for key in value:
            if not is_kind(key, str):
                shown = attempt(lambda: repr(key)[:60], "of its own kind")
                return f"{name} has the key {shown}: keys have to be text, or they come back as text."
        parts = [(part, f"{path}.{key}" if path else key) for key, part in value.items()]
    elif is_kind(value, CoroutineType):
        value.close()
        return f"{name} is a coroutine: decide has to answer at once, so it cannot be async. {LATER}"
    else:
        hint = ": use a list" if is_kind(value, (tuple, set)) else ""
        return f"{name} is of the class {name_of(type(value))}, which JSON does not know{hint}."
    return next((problem for part, where in parts if (problem := json_problem(part, where, depth + 1))), None)
