import { attempt, type Attempt } from './attempt.ts';

/** Programs that take all there is: time, output, stack, memory. */
export const pythonBombs: readonly Attempt[] = [
  attempt(
    'endless loop that catches all',
    `print('tried', flush=True)
while True:
    try:
        while True: pass
    except BaseException: pass`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
  attempt(
    'ten minutes of sleep',
    `import time
print('tried', flush=True)
time.sleep(600)`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
  attempt(
    'catastrophic pattern',
    `import re
print('tried', flush=True)
re.match(r'(a+)+$', 'a' * 60 + 'b')`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
  attempt(
    'endless tasks',
    `import asyncio
print('tried', flush=True)
async def again(): asyncio.ensure_future(again())
await again()
await asyncio.sleep(600)`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
  attempt(
    'endless number',
    `print('tried', flush=True)
9 ** 9 ** 9 ** 9`,
    { stopAt: 'tried', end: /^(Stopped|Failed)/ },
  ),
  attempt(
    'flood of lines',
    `print('tried')
while True: print('x')`,
    { stopAt: 'cut here', end: /^Stopped/ },
  ),
  attempt(
    'flood of one line',
    `print('tried')
while True: print('x' * 10_000, end='')`,
    { stopAt: 'cut here', end: /^Stopped/ },
  ),
  attempt(
    'flood of errors',
    `import sys
print('tried', flush=True)
while True: print('x', file=sys.stderr)`,
    { stopAt: 'cut here', end: /^Stopped/ },
  ),
  attempt(
    'recursion without end',
    `print('tried', flush=True)
def f(): f()
f()`,
    { end: /^Failed/ },
  ),
  attempt(
    'recursion without a limit',
    `import sys
print('tried', flush=True)
sys.setrecursionlimit(2 ** 31 - 1)
def f(): f()
f()`,
    { end: /^Failed/ },
  ),
  attempt(
    'recursion in C',
    `print('tried', flush=True)
deep = []
for _ in range(200_000): deep = [deep]
repr(deep)`,
    { end: /^Failed/ },
  ),
  attempt(
    'code nested without end',
    `print('tried', flush=True)
eval('(' * 100_000)`,
    { end: /^Failed/ },
  ),
  attempt(
    'a text of ten gigabytes',
    `print('tried', flush=True)
'x' * 10 ** 10`,
    { end: /^Failed/ },
  ),
  attempt(
    'threads without number',
    `import threading
print('tried', flush=True)
for _ in range(1000): threading.Thread(target=print).start()`,
    { end: /^Failed/ },
  ),
  attempt(
    'files without number',
    `print('tried', flush=True)
for n in range(20): open(f'/tmp/{n}', 'wb').write(b'x' * 1_000_000)`,
  ),
];
