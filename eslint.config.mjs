import { defineConfig } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The walls: what each room may import besides itself. The README's map of rooms says what each holds. */
const walls = {
  base: [],
  model: ['base'],
  explorer: ['model', 'base'],
  engine: ['model', 'base'],
  view: ['engine', 'model', 'base'],
  grader: ['explorer', 'engine', 'model', 'base'],
  runner: ['grader', 'engine', 'explorer', 'model', 'base'],
  lesson: ['engine', 'base'],
  practice: ['base'],
  ui: ['practice', 'lesson', 'runner', 'grader', 'view', 'explorer', 'engine', 'model', 'base'],
  tools: ['ui', 'practice', 'runner', 'lesson', 'grader', 'view', 'explorer', 'engine', 'model', 'base'],
  bench: ['tools', 'view', 'explorer', 'engine', 'model', 'base'],
  e2e: ['tools'],
};

/** Rooms without a clock, a page or packages: the same input always gives the same output. */
const pureRooms = ['base', 'model', 'explorer', 'engine', 'grader', 'view'];
const pureFiles = pureRooms.map((room) => `src/${room}/**/*.ts`);
const tests = ['**/*.test.ts', '**/*.test.tsx'];

const timeIsInTheState = 'Time comes out of the state: read `nowMs` there.';
const noTimers = 'Nothing waits here: make waiting an action of the model.';
const noPage = 'No page here: return a value and let src/ui show it.';
const noHost = 'No host here: take what you need as an argument.';
const bannedGlobals = [
  ['Date', timeIsInTheState],
  ['performance', timeIsInTheState],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'].map((name) => [name, noTimers]),
  ...['window', 'document', 'navigator', 'location', 'localStorage', 'self'].map((name) => [name, noPage]),
  ...['process', 'Buffer', 'globalThis', 'fetch', 'Worker', 'crypto'].map((name) => [name, noHost]),
  ['console', 'Return a value or an event; whoever asked can print it.'],
].map(([name, message]) => ({ name, message }));

const relativeWithoutExtension = {
  regex: String.raw`^\.{1,2}/(?!.*\.\w+(\?\w+)?$)`,
  message: 'Write the extension: `./name.ts`.',
};
const noBarrels = 'Import from the file that holds it: no barrels.';

export default defineConfig(
  { ignores: ['dist', 'node_modules', 'test-results', 'lessons', 'e2e/fixtures', 'public'] },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 70 }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'no-restricted-imports': ['error', { patterns: [relativeWithoutExtension] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: noBarrels },
        { selector: 'ExportNamedDeclaration[source]', message: noBarrels },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Nothing here uses `this`, so a method is a function like any other.
      '@typescript-eslint/unbound-method': 'off',
      // A fifth of lint's time, for enums, of which there are none here, and for classes, which nobody mistakes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/**', 'bench/**', 'e2e/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': Object.keys(walls).map((room) => ({
        type: room,
        pattern: room === 'bench' || room === 'e2e' ? room : `src/${room}`,
      })),
      'import/resolver': { typescript: { project: 'tsconfig.*.json', noWarnOnMultipleProjects: true } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(walls).map(([room, others]) => ({
            from: { element: { type: room } },
            allow: { to: { element: { types: { anyOf: [room, ...others] } } } },
          })),
        },
      ],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    files: pureFiles,
    rules: {
      'no-restricted-globals': ['error', ...bannedGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes out of the state, or as an argument (a seed).' },
      ],
    },
  },
  {
    files: pureFiles,
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            relativeWithoutExtension,
            { regex: String.raw`^[^.]`, message: 'No packages in this room: it runs anywhere, on nothing.' },
          ],
        },
      ],
    },
  },
  { files: ['src/ui/**'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    // Casts in comments are the type checker's business; these rules do not see them.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A declared module cannot have import statements.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  { files: tests, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  { files: ['e2e/**', 'bench/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['*.config.{ts,mjs}', '.size-limit.mjs', '**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
);
