"""Runs the learner's program as python3 would run main.py. Nothing here is visible in the program's own namespace.

The program may replace or break any module. So its builtins are not ours (see startHarness), and what is needed once it has
begun is taken out of the modules here, before.
"""

import ast
import asyncio
import atexit
import builtins
import inspect
import linecache
import sys
import time
import traceback

FILE = "main.py"
PROGRAM = sys.modules["__main__"].__dict__
STREAMS = (sys.stdout, sys.stderr)
TOP_LEVEL_AWAIT = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
COROUTINE = inspect.CO_COROUTINE
STANDARD_NAMES = sys.stdlib_module_names
USUAL_HOOKS = (sys.excepthook, sys.__excepthook__)
run_exit_functions = atexit._run_exitfuncs
TracebackException, StackSummary, walk_tb = (
    traceback.TracebackException,
    traceback.StackSummary,
    traceback.walk_tb,
)

NO_INPUT = "input() has nobody to ask here. Put the value into the program instead: name = 'Ada'"
NO_THREADS = "Threads and processes cannot start in the browser's Python. asyncio tasks work."
NO_MEMORY = "The program ran out of memory: a program here may use 512 MB."
TOO_COMPLEX = "The program is nested too deeply for Python's parser."
NO_NETWORK = "There is no network here: programs have to be self-contained."

CANNOT_BE_SHOWN = "(what it says cannot be shown)"
MOST_EXIT_CODE = 2**31

PROCESS_MODULES = ("_multiprocessing", "_posixsubprocess", "_posixshmem")
PROCESS_FILES = ("/subprocess.py", "/multiprocessing/", "/threading.py", "/concurrent/futures/")
NETWORK_FILES = ("/socket.py", "/urllib/", "/http/", "/ssl.py", "/ftplib.py", "/smtplib.py", "/pyodide/http/")


def refuse_input(prompt="", /):
    if prompt:
        print(prompt)
    raise EOFError(NO_INPUT)


def prepare():
    """Makes this interpreter look like a fresh python3 about to run main.py."""
    builtins.input = refuse_input
    time.sleep = getattr(time.sleep, "__wrapped__", time.sleep)  # blocks, instead of letting other tasks run meanwhile
    sys.argv = [FILE]
    if "random" in sys.modules:
        sys.modules["random"].seed()  # a snapshot holds the same seed every time
    PROGRAM["__file__"] = FILE
    PROGRAM.pop("_pyodide_core", None)
    for stream in STREAMS:
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    loop = asyncio.get_event_loop()
    loop.set_exception_handler(tell_loop_error)
    # Whoever awaits the task gets these as well.
    loop._system_exit_handler = loop._keyboard_interrupt_handler = lambda *_: None


async def run(source):
    """Runs the program and says `ended`: true when it ended normally. Its errors are written where stderr goes."""
    linecache.cache[FILE] = (len(source), None, source.splitlines(keepends=True), FILE)
    ended_well = False
    try:
        ended_well = await evaluate(source)
        run_exit_handlers()
    finally:
        flush_all()
        ended(ended_well)  # and not by the task that runs this: its loop belongs to the program


async def evaluate(source):
    try:
        code = compile(source, FILE, "exec", flags=TOP_LEVEL_AWAIT, dont_inherit=True)
        result = eval(code, PROGRAM)
        if code.co_flags & COROUTINE:
            await result
    except SystemExit as exit:
        return tell_exit(exit)
    except BaseException as error:
        tell_uncaught(error)
        return False
    return True


def run_exit_handlers():
    try:
        run_exit_functions()
    except BaseException as error:
        tell_error(error)


def flush_all():
    for stream in (*STREAMS, getattr(sys, "stdout", None), getattr(sys, "stderr", None)):
        try:
            stream.flush()
        except BaseException:
            pass  # the program replaced or closed it


def tell_exit(exit):
    """As python3: a number is the exit code, anything else is written to stderr."""
    code = attempt(lambda: exit.code, CANNOT_BE_SHOWN)
    if code is not None and not is_kind(code, int):
        write_error(f"{attempt(lambda: str(code), CANNOT_BE_SHOWN)}\n")
        code = 1
    number = 0 if code is None else int.__index__(code)
    if number:
        note(f"The program ended itself with exit code {number if abs(number) <= MOST_EXIT_CODE else 'out of range'}.")
    return True


def attempt(look, otherwise):
    """What `look` gives, or `otherwise`: any part of what the program made may raise when one looks at it."""
    try:
        return look()
    except BaseException:
        return otherwise


def is_kind(value, kind):
    """As isinstance, which also believes what a value says of its class."""
    return issubclass(type(value), kind)


def tell_uncaught(error):
    """As python3: by the program's own hook, where it has set one."""
    hook = attempt(lambda: sys.excepthook, None)
    if hook is None or any(hook is usual for usual in USUAL_HOOKS):
        return tell_error(error)
    try:
        hook(type(error), error, learner_traceback(error))
    except BaseException as failure:
        write_error(f"Error in sys.excepthook:\n{format_error(failure)}\nOriginal exception was:\n")
        tell_error(error)


def learner_traceback(error):
    """Its traceback from main.py on."""
    entry = error.__traceback__
    while entry is not None and entry.tb_frame.f_code.co_filename != FILE:
        entry = entry.tb_next
    return entry


def tell_error(error):
    text = format_error(error)
    hint = attempt(lambda: hint_of(error), None)
    write_error(text)
    if hint is not None:
        note(hint)


def write_error(text):
    """After all that was printed before. Not by a stream: the program may have closed it."""
    flush_all()
    show_error(text)


def tell_loop_error(_loop, context):
    """An error in a callback or in a task that nobody awaits."""
    write_error(f"{context.get('message', 'Unhandled exception in event loop')}\n")
    if error := context.get("exception"):
        tell_error(error)


def format_error(error):
    told = []
    try:
        summary = TracebackException.from_exception(error)
        told = told_with(summary)
        for each in told:
            keep_learner_frames(each)
        return "".join(summary.format())
    except BaseException:
        return f"{name_of(type(error))} (its message cannot be shown)\n"
    finally:
        for each in told:  # a chain of thousands, freed as one, would be too deep for the interpreter
            each.__cause__ = each.__context__ = each.exceptions = None


def name_of(kind):
    """A class's own name, on one line, whatever its metaclass makes of it."""
    return repr(type.__dict__["__name__"].__get__(kind))[1:-1][:60]


def told_with(summary):
    """It and all the errors that it came from."""
    told, seen, waiting = [], set(), [summary]
    while waiting:
        error = waiting.pop()
        if error is not None and id(error) not in seen:
            seen.add(id(error))
            told.append(error)
            waiting.extend((error.__cause__, error.__context__, *(error.exceptions or ())))
    return told


def keep_learner_frames(error):
    """Leaves only frames of main.py, and no context that has none: that was handled inside the library."""
    error.stack = learner_stack(error)
    context = error.__context__
    if context is not None and learner_stack(context) is None:
        error.__context__ = None


def learner_stack(error):
    frames = [frame for frame in error.stack or () if frame.filename == FILE]
    return StackSummary.from_list(frames) if frames else None


def hint_of(error):
    if isinstance(error, MemoryError):
        return TOO_COMPLEX if "too complex to parse" in str(error) else NO_MEMORY
    if isinstance(error, ModuleNotFoundError) and error.name and error.name not in PROCESS_MODULES:
        return missing_module(str(error.name).partition(".")[0])
    files = [frame.f_code.co_filename for frame, _ in walk_tb(error.__traceback__)]
    if any(part in file for file in files for part in PROCESS_FILES):
        return NO_THREADS
    if any(part in file for file in files for part in NETWORK_FILES):
        return NO_NETWORK
    return None


def missing_module(name):
    if name in STANDARD_NAMES:
        return f"{name} belongs to Python's standard library, but cannot work in a browser."
    return f"{name} is not installed here: only Python's standard library is."
