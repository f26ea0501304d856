"""Runs the learner's program as python3 would run main.py. Nothing here is visible in the program's own namespace."""

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

NO_INPUT = "input() has nobody to ask here. Put the value into the program instead: name = 'Ada'"
NO_THREADS = "Threads and processes cannot start in the browser's Python. asyncio tasks work."
NO_MEMORY = "The program ran out of memory: a program here may use 512 MB."
NO_NETWORK = "There is no network here: programs have to be self-contained."

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
    sys.modules["__main__"].__file__ = FILE
    sys.modules["__main__"].__dict__.pop("_pyodide_core", None)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    loop = asyncio.get_event_loop()
    loop.set_exception_handler(tell_loop_error)
    # Whoever awaits the task gets these as well.
    loop._system_exit_handler = loop._keyboard_interrupt_handler = lambda *_: None


async def run(source):
    """Runs the program; true when it ended normally. Its errors are written to stderr."""
    linecache.cache[FILE] = (len(source), None, source.splitlines(keepends=True), FILE)
    try:
        ended_well = await evaluate(source)
        run_exit_handlers()
        return ended_well
    finally:
        for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
            flush(stream)


async def evaluate(source):
    try:
        code = compile(source, FILE, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
        result = eval(code, sys.modules["__main__"].__dict__)
        if code.co_flags & inspect.CO_COROUTINE:
            await result
    except SystemExit as exit:
        return tell_exit(exit.code)
    except BaseException as error:
        tell_error(error)
        return False
    return True


def run_exit_handlers():
    try:
        atexit._run_exitfuncs()
    except BaseException as error:
        tell_error(error)


def flush(stream):
    try:
        stream.flush()
    except Exception:
        pass  # the program replaced or closed it


def tell_exit(code):
    if code is not None and not isinstance(code, int):
        print(code, file=sys.__stderr__)
        code = 1
    if code:
        note(f"The program ended itself with exit code {code}.")
    return True


def tell_error(error):
    text = format_error(error)
    hint = hint_of(error)
    flush(sys.stdout)
    sys.__stderr__.write(text)
    flush(sys.__stderr__)
    if hint is not None:
        note(hint)


def tell_loop_error(_loop, context):
    """An error in a callback or in a task that nobody awaits."""
    sys.__stderr__.write(f"{context.get('message', 'Unhandled exception in event loop')}\n")
    if error := context.get("exception"):
        tell_error(error)


def format_error(error):
    try:
        summary = traceback.TracebackException.from_exception(error)
        keep_learner_frames(summary, set())
        return "".join(summary.format())
    except BaseException:
        return f"{type(error).__name__} (its message cannot be shown)\n"


def keep_learner_frames(summary, seen):
    """Leaves only frames of main.py, here and in the errors this one came from."""
    if summary is None or id(summary) in seen:
        return
    seen.add(id(summary))
    frames = [frame for frame in summary.stack if frame.filename == FILE]
    summary.stack = traceback.StackSummary.from_list(frames) if frames else None
    for other in (summary.__cause__, summary.__context__, *(summary.exceptions or ())):
        keep_learner_frames(other, seen)
    if summary.__context__ is not None and summary.__context__.stack is None:
        summary.__context__ = None  # handled inside the library, without the learner's code


def hint_of(error):
    if isinstance(error, MemoryError):
        return NO_MEMORY
    if isinstance(error, ModuleNotFoundError) and error.name and error.name not in PROCESS_MODULES:
        return missing_module(error.name.partition(".")[0])
    files = [frame.f_code.co_filename for frame, _ in traceback.walk_tb(error.__traceback__)]
    if any(part in file for file in files for part in PROCESS_FILES):
        return NO_THREADS
    if any(part in file for file in files for part in NETWORK_FILES):
        return NO_NETWORK
    return None


def missing_module(name):
    if name in sys.stdlib_module_names:
        return f"{name} belongs to Python's standard library, but cannot work in a browser."
    return f"{name} is not installed here: only Python's standard library is."
