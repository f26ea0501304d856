import { attempt, type Attempt } from './attempt.ts';

/** Programs that spoil what an error is told by, and then fail: that is said, and what they raise is in their output alone. */
export const pythonFailures: readonly Attempt[] = [
  failure(
    'a message that raises',
    `class Mine(Exception):\n    def __str__(self): raise BaseException('Ended')\nraise Mine`,
  ),
  failure(
    'a class that cannot be asked for its name',
    `class Kind(type):
    def __getattribute__(self, name): raise BaseException('Ended')
class Mine(Exception, metaclass=Kind):
    def __str__(self): raise BaseException('Ended')
raise Mine`,
    /mine|Mine|\(its message cannot be shown\)/,
  ),
  failure(
    'a pretended class',
    `class Mine(Exception):\n    @property\n    def __class__(self): raise BaseException('Ended')\nraise Mine('mine')`,
  ),
  failure(
    'a missing module without a name',
    `class Mine(ModuleNotFoundError):\n    @property\n    def name(self): raise BaseException('Ended')\nraise Mine('mine')`,
  ),
  failure(
    'a chain of causes that is endless',
    `error = ValueError('mine')\nfor _ in range(5000):\n    later = ValueError('mine')\n    later.__cause__ = error\n    error = later\nraise error`,
  ),
  failure(
    'a hook for it that fails',
    `import sys\ndef hook(*_): raise BaseException('hooked')\nsys.excepthook = hook\nraise ValueError('mine')`,
    /Error in sys.excepthook:[^]*hooked[^]*Original exception was:[^]*mine/,
  ),
  failure(
    'no hook for it',
    `import sys\ndel sys.excepthook, sys.__excepthook__\nraise ValueError('mine')`,
    /ValueError: mine/,
  ),
  ended('exit codes that are true', `import sys\nsys.exit(True)`, /exit code 1\./),
  ended('an exit code of 400 digits', `import sys\nsys.exit(10 ** 400)`, /exit code out of range/),
  ended('an exit code of 10,000 digits', `import sys\nsys.exit(10 ** 10000)`, /exit code out of range/),
  ended(
    'an exit message that raises',
    `class Mine:\n    def __str__(self): raise BaseException('Failed')\nraise SystemExit(Mine())`,
    /exit code 1\./,
  ),
  ended(
    'an exit without a code',
    `class Mine(SystemExit):\n    @property\n    def code(self): raise BaseException('Failed')\nraise Mine`,
    /exit code 1\./,
  ),
  ended(
    'an exit code that is no number',
    `class Mine:
    @property
    def __class__(self): return int
    def __bool__(self): raise BaseException('Failed')
    def __str__(self): return 'mine'
raise SystemExit(Mine())`,
    /mine\n[^]*exit code 1\./,
  ),
];

function failure(name: string, code: string, shows = /Mine|mine/): Attempt {
  return attempt(`a failure that is told: ${name}`, code, { shows, end: /^Failed after/ });
}

function ended(name: string, code: string, shows: RegExp): Attempt {
  return attempt(`an end that is told: ${name}`, code, { shows, end: /^Ended after/ });
}
