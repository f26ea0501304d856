import { sandboxPath } from 'virtual:runtime';
import { createDeferred } from './deferred.ts';
import { parseFrameReply } from './messages.ts';
import { opaqueFolder } from './opaqueSandbox.ts';
import type { DatabaseFiles, FrameReply, FrameRequest, Language, PythonFiles } from './protocol.ts';
import { createSandboxWorker, type SandboxWorker } from './sandboxWorker.ts';

/** The frame of opaque origin in which all workers live that run learners' code. */
export interface SandboxFrame {
  /** Settles, with the reason, when the frame is no more: its process died, or it stopped answering. */
  readonly lost: Promise<string>;
  provide(files: PythonFiles): Promise<void>;
  provideDatabase(files: DatabaseFiles): Promise<void>;
  spawn(language: Language): SandboxWorker;
  /** A snapshot for the workers to come, and a copy of it; undefined if the frame is lost over it. */
  makeSnapshot(): Promise<ArrayBuffer | undefined>;
  /** Makes later workers start the ordinary way. */
  dropSnapshot(): void;
}

const connectLimitMs = 30_000;
const endLimitMs = 10_000;
const pulseMs = 1_000;
/** Counted, and not timed: after a sleep of the machine one pulse is late, and not many. */
const mostUnanswered = 8;

const noAnswer = 'The sandbox page does not answer. Reloading the page may help.';
const diedReason = 'The sandbox stopped: the browser ended it, most often because memory ran out.';

/** Opens a frame and waits until it answers. Rejects with a sentence. */
export async function openSandboxFrame(): Promise<SandboxFrame> {
  const element = createFrameElement();
  const { port1: port, port2: framePort } = new MessageChannel();
  const replies = new EventTarget();
  const lost = createDeferred<string>();
  const lose = (reason: string): void => {
    element.remove();
    port.close();
    lost.resolve(reason);
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const reply = parseFrameReply(data);
    if (reply !== undefined) replies.dispatchEvent(new CustomEvent('reply', { detail: reply }));
  };
  port.addEventListener('close', () => lose(diedReason));
  element.addEventListener('load', () => element.contentWindow?.postMessage(null, '*', [framePort]), { once: true });
  document.body.append(element);

  const send = (request: FrameRequest, transfer: Transferable[] = []): void => port.postMessage(request, transfer);
  const channel: FrameChannel = { send, replies, lost: lost.promise, lose };
  await answerTo(channel, 'connected', connectLimitMs);
  return createFrame(channel);
}

interface FrameChannel {
  readonly send: (request: FrameRequest, transfer?: Transferable[]) => void;
  readonly replies: EventTarget;
  readonly lost: Promise<string>;
  readonly lose: (reason: string) => void;
}

function createFrame(channel: FrameChannel): SandboxFrame {
  const { send, lost, lose } = channel;
  let lastWorkerId = 0;
  return {
    lost,
    provide: async (files) => {
      const answer = answerTo(channel, 'provided');
      send({ type: 'provide', files }, [
        ...[files.loader, files.glue, files.wasm, files.library],
        ...(files.snapshot === undefined ? [] : [files.snapshot]),
      ]);
      await answer;
    },
    provideDatabase: async (files) => {
      const answer = answerTo(channel, 'provided');
      send(
        { type: 'provideDatabase', files },
        [files.script, files.wasm, files.setupWasm, files.data].filter((file) => file !== undefined),
      );
      await answer;
    },
    makeSnapshot: async () => {
      send({ type: 'makeSnapshot' });
      return new Promise((resolve) => {
        void lost.then(() => resolve(undefined));
        listen(channel, (reply) => {
          if (reply.type === 'snapshot') resolve(reply.snapshot);
          if (reply.type === 'refused') resolve(undefined);
          return reply.type === 'snapshot' || reply.type === 'refused';
        });
      });
    },
    dropSnapshot: () => send({ type: 'dropSnapshot' }),
    spawn: (language) => {
      const workerId = (lastWorkerId += 1);
      const { port1, port2 } = new MessageChannel();
      const onEnd = (): void => {
        // A frame that cannot even end a worker is beyond help; removing it ends everything in it.
        const limit = setTimeout(() => lose(noAnswer), endLimitMs);
        listen(channel, (reply) => {
          if (reply.type !== 'workerEnded' || reply.workerId !== workerId) return false;
          clearTimeout(limit);
          return true;
        });
        send({ type: 'end', workerId });
      };
      const worker = createSandboxWorker(port1, { onEnd, onBusy: (over) => watch(channel, over) });
      listen(channel, (reply) => {
        if (reply.type === 'workerFailed' && reply.workerId === workerId) worker.fail(reply.reason);
        return reply.type === 'workerEnded' && reply.workerId === workerId;
      });
      void lost.then((reason) => worker.lose(reason));
      send({ type: 'spawn', workerId, language }, [port2]);
      return worker;
    },
  };
}

/**
 * Asks the frame every second whether it is there, until the program is over. When a program takes all memory the browser
 * may end the frame's process, and its port is not always closed by that.
 */
function watch(channel: FrameChannel, over: Promise<unknown>): void {
  let unansweredCount = 0;
  const pulse = setInterval(() => {
    if (unansweredCount >= mostUnanswered) channel.lose(diedReason);
    unansweredCount += 1;
    channel.send({ type: 'ping' });
  }, pulseMs);
  let isOver = false;
  listen(channel, (reply) => {
    if (reply.type === 'alive') unansweredCount = 0;
    return isOver;
  });
  void over.then(() => {
    isOver = true;
    clearInterval(pulse);
  });
}

/** Hands on replies until the listener says that it has heard enough. */
function listen({ replies }: FrameChannel, hear: (reply: FrameReply) => boolean): void {
  const listener = (event: Event): void => {
    if (hear((event as CustomEvent<FrameReply>).detail)) replies.removeEventListener('reply', listener);
  };
  replies.addEventListener('reply', listener);
}

function answerTo(channel: FrameChannel, type: FrameReply['type'], limitMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = limitMs === undefined ? undefined : setTimeout(() => channel.lose(noAnswer), limitMs);
    void channel.lost.then((reason) => reject(new Error(reason)));
    listen(channel, (reply) => {
      if (reply.type === 'refused') reject(new Error(`The runtime cannot start: ${reply.reason}`));
      if (reply.type !== type && reply.type !== 'refused') return false;
      clearTimeout(limit);
      resolve();
      return true;
    });
  });
}

/** Sandboxed by its element, or by what the service worker says of it: see opaqueSandbox.ts. */
function createFrameElement(): HTMLIFrameElement {
  const element = document.createElement('iframe');
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!isKept) element.setAttribute('sandbox', 'allow-scripts');
  element.title = 'Sandbox for programs';
  element.hidden = true;
  element.src = new URL(isKept ? opaqueFolder + sandboxPath : sandboxPath, document.baseURI).href;
  return element;
}
