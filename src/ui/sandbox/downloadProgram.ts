/** Whether plain python3 may refuse the program: it awaits outside every `async def`. A word in a text counts too; no harm. */
export function awaitsAtTop(source: string): boolean {
  let functionIndent: number | undefined;
  return source.split('\n').some((line) => {
    const text = line.trimStart();
    if (text === '') return false;
    const indent = line.length - text.length;
    if (functionIndent !== undefined && indent > functionIndent) return false;
    functionIndent = /^async def\b/.test(text) ? indent : undefined;
    return functionIndent === undefined && /\bawait\b|^async (for|with)\b/.test(text);
  });
}

/** The program as a file for plain `python3`. One that awaits at its top level is compiled so that it may. */
export function pythonFileOf(source: string): string {
  if (!awaitsAtTop(source)) return source;
  return `# This program awaits at its top level. Plain python3 does not allow that; these lines do.
import ast
import asyncio
import inspect

PROGRAM = ${JSON.stringify(source)}

code = compile(PROGRAM, "main.py", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
names = {"__name__": "__main__", "__builtins__": __builtins__}


async def main():
    result = eval(code, names)
    if inspect.iscoroutine(result):
        await result


asyncio.run(main())
`;
}

/** Offers `text` to the learner as a file. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
