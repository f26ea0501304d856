import ts from 'typescript';
import { libraryText } from 'virtual:typescript-library';
import { problemAt } from './problemAt.ts';
import { scriptGlobals } from './scriptGlobals.ts';

const fileName = 'main.ts';
const globalsName = 'scriptGlobals.d.ts';
const maxProblems = 10;

/** As the editor has them: see monaco.ts of the Sandbox. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
};

export interface TypeProblems {
  /** Sentences with line and column; only the first few of many. */
  readonly problems: readonly string[];
  readonly count: number;
}

const known = new Map<string, ts.SourceFile>();
let lastProgram: ts.Program | undefined;

/** What the type checker has against a program; nothing against one that is not even valid syntax. */
export function checkTypes(source: string): TypeProblems {
  const program = ts.createProgram([fileName, globalsName], options, hostOf(source), lastProgram);
  lastProgram = program;
  const file = program.getSourceFile(fileName);
  if (file === undefined || program.getSyntacticDiagnostics(file).length > 0) return { problems: [], count: 0 };
  const diagnostics = program
    .getSemanticDiagnostics(file)
    .filter(({ category }) => category === ts.DiagnosticCategory.Error);
  const problems = diagnostics
    .slice(0, maxProblems)
    .map(({ start, messageText }) => problemAt(file, start ?? 0, ts.flattenDiagnosticMessageText(messageText, '\n')));
  return { problems, count: diagnostics.length };
}

function hostOf(source: string): ts.CompilerHost {
  return {
    getSourceFile: (name, how) => {
      if (name === fileName) return ts.createSourceFile(name, source, how, true);
      const file = known.get(name) ?? parsed(name, how);
      if (file !== undefined) known.set(name, file);
      return file;
    },
    writeFile: () => undefined,
    fileExists: (name) => name === fileName || textOf(name) !== undefined,
    readFile: textOf,
    getDefaultLibFileName: () => '/lib/lib.d.ts',
    getDefaultLibLocation: () => '/lib',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}

function parsed(name: string, how: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  const text = textOf(name);
  return text === undefined ? undefined : ts.createSourceFile(name, text, how, true);
}

function textOf(name: string): string | undefined {
  return name === globalsName ? scriptGlobals : libraryText[name.slice(name.lastIndexOf('/') + 1)];
}
