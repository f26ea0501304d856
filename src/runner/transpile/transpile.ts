import ts from 'typescript';
import { defined } from '../../base/assert.ts';
import type { TypeScriptProgram } from '../protocol.ts';
import { lineMapOf } from './lineMap.ts';
import { problemAt } from './problemAt.ts';

export type Transpiled =
  | { readonly type: 'program'; readonly program: TypeScriptProgram }
  /** Sentences with line and column, ready to be shown. */
  | { readonly type: 'refused'; readonly problems: readonly string[] };

const fileName = 'main.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  isolatedModules: true,
  sourceMap: true,
  noLib: true,
  noResolve: true,
  types: [],
};

/** Errors of grammar have these numbers; whatever else the checker says without a library is about types it misses. */
const grammarCodes = { from: 1000, below: 2000 };
const redeclaredCode = 2451;
/** In the same hundred, but about types: of decorators, of `await`, of what is iterated, of what `async` returns. */
const typeCodes = [1055, 1058, 1062, 1064, 1065, 1238, 1239, 1240, 1241, 1270, 1271, 1320, 1321, 1322, 1329];
const maxProblems = 10;

/** Turns the learner's TypeScript into one JavaScript module, or says in which lines it is no TypeScript. */
export function transpile(source: string): Transpiled {
  const written = new Map<string, string>();
  const program = ts.createProgram([fileName], options, hostOf(source, written));
  const file = defined(program.getSourceFile(fileName), fileName);
  const problems = [...importProblems(file), ...syntaxProblems(program, file)];
  if (problems.length > 0) return { type: 'refused', problems: problems.slice(0, maxProblems) };
  program.emit(file);
  const { mappings } = JSON.parse(written.get('main.js.map') ?? '{"mappings":""}') as { mappings: string };
  const script = written.get('main.js') ?? '';
  return { type: 'program', program: { language: 'typescript', script, lineMap: lineMapOf(mappings) } };
}

function hostOf(source: string, written: Map<string, string>): ts.CompilerHost {
  return {
    getSourceFile: (name, how) => (name === fileName ? ts.createSourceFile(name, source, how, true) : undefined),
    writeFile: (name, text) => written.set(name, text),
    fileExists: (name) => name === fileName,
    readFile: () => undefined,
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}

function syntaxProblems(program: ts.Program, file: ts.SourceFile): string[] {
  const syntactic = program.getSyntacticDiagnostics(file);
  const diagnostics = syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(file).filter(isGrammar);
  return diagnostics.map((diagnostic) => {
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
    return problemAt(file, diagnostic.start ?? 0, message);
  });
}

function isGrammar({ code, category }: ts.Diagnostic): boolean {
  if (category !== ts.DiagnosticCategory.Error || typeCodes.includes(code)) return false;
  return (code >= grammarCodes.from && code < grammarCodes.below) || code === redeclaredCode;
}

/** There is one file and nothing to import; imports of types vanish, so they do no harm. */
function importProblems(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    const name = importedName(statement);
    if (name === undefined) return [];
    return [problemAt(file, statement.getStart(file), `${name} cannot be imported: a program here is one file.`)];
  });
}

function importedName(statement: ts.Statement): string | undefined {
  if (ts.isImportDeclaration(statement)) {
    const isForTypes = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isForTypes ? undefined : statement.moduleSpecifier.getText();
  }
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? undefined : statement.moduleSpecifier?.getText();
  if (!ts.isImportEqualsDeclaration(statement) || statement.isTypeOnly) return undefined;
  return ts.isExternalModuleReference(statement.moduleReference)
    ? statement.moduleReference.expression.getText()
    : undefined;
}
