import { expect, test } from 'vitest';
import { partOf } from './partOf.ts';

test.each([
  ['index.html', 'lesson'],
  ['assets/index-CK-cQG84.js', 'lesson'],
  ['assets/MapsTab-CXkKSB_4.js', 'lesson'],
  ['assets/SandboxTab-CIRoUIGl.js', 'lesson'],
  ['assets/mermaid.core-Bkhinaff.js', 'maps'],
  ['assets/flowDiagram-HODETNUW-Bz1XKx2-.js', 'maps'],
  ['assets/ts.worker-DvEKW8Yk.js', 'editor'],
  ['assets/MonacoEditor-DO5CKDyo.css', 'editor'],
  ['assets/transpileWorker-DIL4Yby4.js', 'typescript'],
  ['assets/transpiler-C1aWNth-.js', 'lesson'],
  ['runtime/pyodide.asm-cc36e3ca.wasm.gz', 'python'],
  ['runtime/sqlite-1a2b3c4d.js.gz', 'databases'],
  ['runtime/sql-wasm-browser-1a2b3c4d.wasm.gz', 'databases'],
  ['runtime/initdb-1a2b3c4d.wasm.gz', 'databases'],
  ['runtime/pglite-1a2b3c4d.data.gz', 'databases'],
])('%s is of the part %s', (url, part) => {
  expect(partOf(url)).toBe(part);
});
