import { transpile } from './transpile.ts';

/** A worker of the page itself: it reads the learner's code and never runs it. */
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly source: string }>) => {
  postMessage({ id: data.id, result: resultOf(data.source) });
});

function resultOf(source: string): ReturnType<typeof transpile> {
  try {
    return transpile(source);
  } catch (error) {
    return { type: 'refused', problems: [`This program cannot be read: ${String(error)}`] };
  }
}

postMessage({ id: 0, result: { type: 'ready' } });
