import { attempt, type Attempt } from './attempt.ts';
import { pythonBombs } from './pythonBombs.ts';
import { pythonFailures } from './pythonFailures.ts';
import { pythonTampering } from './pythonTampering.ts';

/** Runs the statements; whatever they raise is a refusal, and to come to their end is to have got there. */
function way(name: string, statements: string): Attempt {
  const body = statements.split('\n').map((line) => `    ${line}`);
  return attempt(
    name,
    ['import js, asyncio', "HTTP = 'http://SERVER/'", 'try:', ...body, "    print('REACHED')"]
      .concat(['except BaseException as error:', "    print('refused', str(error)[:60])"])
      .join('\n'),
  );
}

const network = [
  way('fetch', 'await js.fetch(HTTP)'),
  way('fetch without CORS', "await js.fetch(HTTP, js.Object.fromEntries([['mode', 'no-cors'], ['method', 'POST']]))"),
  way('fetch of the lesson itself', "await js.fetch('PAGE')"),
  way('pyfetch', 'from pyodide.http import pyfetch\nawait pyfetch(HTTP)'),
  way('open_url', 'from pyodide.http import open_url\nopen_url(HTTP)'),
  way('XMLHttpRequest', "x = js.XMLHttpRequest.new()\nx.open('GET', HTTP, False)\nx.send()"),
  way('import by JavaScript', 'await js.eval("import(\'" + HTTP + "\')")'),
  way('importScripts', 'js.importScripts(HTTP)'),
  way(
    'worker from an address',
    `from pyodide.ffi import create_once_callable
w = js.Worker.new(HTTP)
f = asyncio.Future()
w.onerror = create_once_callable(lambda _: f.set_exception(OSError('no')))
await asyncio.wait_for(f, 5)`,
  ),
  way(
    'WebSocket',
    `s = js.WebSocket.new('ws://SERVER/')
f = asyncio.Future()
s.onerror = lambda _: f.set_exception(OSError('no'))
s.onopen = lambda _: f.set_result(1)
await asyncio.wait_for(f, 5)`,
  ),
  way('urllib', 'import urllib.request\nurllib.request.urlopen(HTTP)'),
  way('http.client', "import http.client\nhttp.client.HTTPConnection('SERVER', timeout=1).request('GET', '/')"),
  way(
    'socket',
    "import socket\ns = socket.create_connection(('127.0.0.1', int('SERVER'.split(':')[1])), 1)\ns.sendall(b'GET / HTTP/1.0\\r\\n\\r\\n')\ns.recv(1)",
  ),
  way('asyncio connection', "await asyncio.open_connection('127.0.0.1', int('SERVER'.split(':')[1]))"),
  way(
    'package from the network',
    "import pyodide_js\nawait pyodide_js.loadPackage(HTTP + 'x-1.0-py3-none-any.whl')\nimport x",
  ),
  way('micropip', "import micropip\nawait micropip.install('snowballstemmer')"),
  way(
    'network file system of Emscripten',
    "import pyodide_js\npyodide_js.FS.createLazyFile('/', 'x', HTTP, True, False)\nopen('/x').read()",
  ),
];

const page = [
  way(
    'page of JavaScript',
    "assert any(hasattr(js, name) for name in ('document', 'window', 'parent', 'localStorage'))",
  ),
  way('postMessage', "js.postMessage('x')"),
  way(
    'IndexedDB',
    `r = js.indexedDB.open('x')
f = asyncio.Future()
r.onsuccess = lambda _: f.set_result(1)
r.onerror = lambda _: f.set_exception(OSError('no'))
await asyncio.wait_for(f, 5)`,
  ),
  way('Cache Storage', "await js.caches.open('x')"),
  way('files of the machine', "open('/etc/passwd').read()"),
  way('programs of the machine', "import subprocess\nsubprocess.run(['ls'])"),
  attempt(
    'markup in the output',
    `import sys
print('tried <img src="http://SERVER/x" onerror="window.REACHED = 1"><script>window.REACHED = 1</script>')
print('</pre></section><h1>HACKED</h1>', file=sys.stderr)
raise ValueError('<svg onload=alert(1)>')`,
    { end: /^Failed/, never: /[^]{2000}/ },
  ),
  attempt(
    'characters that turn a page over',
    `print('tried', '\\u202e\\0\\ud800\\x1b[2J' + '\\u0301' * 3000, '\\r\\b\\u2028' * 100)
import sys
sys.stdout.buffer.write(bytes(range(256)) * 10)`,
  ),
  way('shell', "import os\nassert os.system('ls') == 0"),
  way('fork', 'import os\nos.fork()'),
];

const protocol = [
  attempt(
    "the harness's own namespace",
    `import sys, gc
here = sys._getframe()
while here.f_back: here = here.f_back; here.f_globals.clear()
for thing in gc.get_objects():
    if isinstance(thing, dict) and 'tell_exit' in thing: thing.clear()
print('tried')`,
    { shows: /^/, stopAt: 'tried', end: /^(Ended|Failed|Stopped)/ },
  ),
  attempt(
    'the standard library emptied',
    `import sys
print('tried')
sys.modules.clear()`,
  ),
  attempt(
    'streams closed and replaced',
    `import sys, os
print('tried', flush=True)
sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = None
os.close(1); os.close(2)`,
  ),
  attempt(
    'builtins replaced',
    `import builtins
print('tried')
for name in ('print', 'isinstance', 'len', 'str', 'type', 'compile', 'eval', '__import__'): setattr(builtins, name, None)`,
    { end: /^(Ended|Failed)/ },
  ),
  attempt(
    'the interpreter ended',
    `import os
print('tried', flush=True)
os._exit(3)`,
  ),
  attempt(
    'the interpreter aborted',
    `import os
print('tried', flush=True)
os.abort()`,
  ),
  attempt(
    'the interpreter killed',
    `import os
print('tried', flush=True)
os.kill(os.getpid(), 9)`,
  ),
  attempt(
    'memory overwritten',
    `import ctypes
print('tried', flush=True)
ctypes.memset(0, 255, 40_000_000)
print('on')`,
    { end: /^(Ended|Failed|Stopped)/ },
  ),
  attempt(
    'a pointer to nowhere',
    `import ctypes
print('tried', flush=True)
ctypes.string_at(0xFFFFFFF0, 1000)`,
  ),
  attempt(
    "JavaScript's own prototypes",
    `import js
js.eval("Object.prototype.type = 'ended'; Array.prototype.push = Function.prototype.apply = MessagePort.prototype.postMessage = () => { throw 1 }; Promise.prototype.then = undefined; JSON.parse = JSON.stringify = undefined")
print('tried')`,
    { shows: /^/, end: /^(Ended|Failed|Stopped)/ },
  ),
  attempt(
    'an exception that cannot be told',
    `print('tried')
class Odd(Exception):
    def __str__(self): raise Odd
    __repr__ = __str__
raise Odd`,
    { end: /^Failed/ },
  ),
  attempt(
    'an exit that does not end',
    `import atexit
print('tried', flush=True)
def again():
    while True: pass
atexit.register(again)`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
];

const otherRuns = [
  attempt(
    'things left behind',
    `import math, builtins, sys, os, random
math.pi = 3; builtins.left = 1; sys.modules['left'] = math; os.environ['LEFT'] = '1'; random.seed(1)
sys.path.insert(0, '/left'); os.makedirs('/left'); open('/left/json.py', 'w').write('print("REACHED")'); os.chdir('/left')
sys.setrecursionlimit(77); import asyncio; asyncio.get_event_loop().call_later(0.2, print, 'REACHED')
print('tried')`,
  ),
  attempt(
    'whether the run before left anything',
    `import math, builtins, sys, os, random, json
left = [math.pi == 3, hasattr(builtins, 'left'), 'left' in sys.modules, 'LEFT' in os.environ, os.path.exists('/left'), sys.getrecursionlimit() == 77, os.getcwd() == '/left']
print('tried', 'REACHED' if any(left) else '')`,
  ),
  attempt(
    'JavaScript left behind',
    `import js
js.eval("setInterval(() => { for (let i = 0; i < 1e6; i++); }, 10); self.onmessage = () => 1; new BroadcastChannel('x').onmessage = () => 1")
print('tried')`,
  ),
];

/** Of every kind that the Sandbox has to stand, in Python. */
export const pythonAttempts: readonly Attempt[] = [
  ...network,
  ...page,
  ...protocol,
  ...pythonTampering,
  ...pythonFailures,
  ...otherRuns,
  ...pythonBombs,
];
