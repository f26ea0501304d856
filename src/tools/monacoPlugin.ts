import type { Plugin } from 'vite';

const workersFile = /monaco-editor\/esm\/vs\/internal\/common\/workers\.js$/;
const bareImport = /^import '[^']+';\n/gm;

/**
 * Monaco's TypeScript service, which comes only when it is wanted, drags in every feature of the editor, for nothing but
 * their side effects. Editors made after that would look for services that were not there when Monaco began, and fail. Here
 * the features are those that `monaco.ts` names, from the first editor to the last.
 */
export function monacoPlugin(): Plugin {
  return {
    name: 'monaco-features',
    transform: {
      filter: { id: workersFile },
      handler(code) {
        const slim = code.replace(bareImport, '');
        if (slim === code) this.error('workers.js of Monaco imports no features any more: this plugin can go.');
        return { code: slim, map: null };
      },
    },
  };
}
