import { attempt, type Attempt } from './attempt.ts';

/** What a program may do to modules that a Python runs on. */
const replacing = {
  'json replaced': `import json, json.encoder, json.decoder, sys
json.dumps = json.loads = json.JSONEncoder.encode = json.JSONDecoder.decode = None
json.encoder.c_make_encoder = json.encoder.encode_basestring_ascii = None
sys.modules['json'] = None`,
  'traceback replaced': `import traceback, linecache
for module in (traceback, linecache):
    for name in list(vars(module)): setattr(module, name, None)`,
  'inspect, ast and atexit emptied': `import inspect, ast, atexit, copy, math, types, asyncio
for module in (inspect, ast, atexit, copy, math, types, asyncio):
    for name in list(vars(module)): delattr(module, name)`,
  'every builtin replaced': `import builtins
replace = setattr
for name in list(vars(builtins)): replace(builtins, name, None)`,
} as const;

const disturbing = {
  'sys emptied': `import sys
for name in ('stdout', 'stderr', '__stdout__', '__stderr__', 'modules', 'stdlib_module_names', 'path'): delattr(sys, name)`,
  'streams closed': `import sys
sys.stdout.close(); sys.stderr.close()`,
  'streams that raise': `import sys
class Odd:
    def __getattr__(self, name): raise BaseException(name)
sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = Odd()`,
  'an event loop that calls nothing': `import asyncio
kind = type(asyncio.get_event_loop())
kind.call_soon = kind.call_later = kind.create_task = kind.call_soon_threadsafe = None`,
  'the bridge to JavaScript emptied': `import sys
for name, module in list(sys.modules.items()):
    if name.startswith(('pyodide', '_pyodide')) and module is not None:
        for part in list(vars(module)): delattr(module, part)`,
} as const;

/** After all of these together, a program that is asked still answers. */
export const hostingTamperings = Object.values(replacing).join('\n');

/** After which it still ends, and is told as ended, with or without an error of its own. */
export const pythonTampering: readonly Attempt[] = Object.entries({ ...replacing, ...disturbing }).flatMap(
  ([name, code]) => [
    attempt(name, `print('tried', flush=True)\n${code}`, { end: /^(Ended|Failed)/ }),
    attempt(`${name}, and an error`, `print('tried', flush=True)\n${code}\nraise KeyError('mine')`, { end: /^Failed/ }),
  ],
);
