import { checkTypes } from './checkTypes.ts';
import { transpile } from './transpile.ts';

interface CompilerRequest {
  readonly id: number;
  readonly task: 'transpile' | 'check';
  readonly source: string;
}

/** A worker of the page itself: it reads the learner's code and never runs it. */
addEventListener('message', ({ data: { id, task, source } }: MessageEvent<CompilerRequest>) => {
  postMessage({ id, result: task === 'check' ? checkedOf(source) : transpiledOf(source) });
});

function transpiledOf(source: string): ReturnType<typeof transpile> {
  try {
    return transpile(source);
  } catch (error) {
    return { type: 'refused', problems: [`This program cannot be read: ${String(error)}`] };
  }
}

/** A checker that fails has found nothing: the program runs all the same. */
function checkedOf(source: string): { readonly type: 'checked' } & ReturnType<typeof checkTypes> {
  try {
    return { type: 'checked', ...checkTypes(source) };
  } catch {
    return { type: 'checked', problems: [], count: 0 };
  }
}

postMessage({ id: 0, result: { type: 'ready' } });
