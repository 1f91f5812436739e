import { type Remote, transfer, wrap } from 'comlink';
import type { Opener, Recipient } from '../identity';
import type { Phrase } from '../phrase';
import type { Stretching } from '../stretch-phrase';
import type { SealingWorker } from './sealing-worker';

type Running = {
  remote: Remote<SealingWorker>;
  /** Rejects when the worker has failed; it answers nothing from then on. */
  failed: Promise<never>;
};

let running: Promise<Running> | undefined;

/** What the worker answers, which is started at the first use, one for the page. Rejects if it cannot be loaded or fails; the next call starts another. */
async function ask<Answer>(call: (worker: Remote<SealingWorker>) => Promise<Answer>): Promise<Answer> {
  running ??= start();
  const started = running;
  try {
    const { remote, failed } = await started;
    return await Promise.race([call(remote), failed]);
  } catch (error) {
    if (running === started) running = undefined;
    throw error;
  }
}

async function start(): Promise<Running> {
  const worker = new Worker(new URL('./sealing-worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<SealingWorker>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The code that seals has failed, or could not be loaded'));
    });
  });
  await Promise.race([remote.ready(), failed]);
  return { remote, failed };
}

/** As `seal`. The content is handed over: the caller has it no more. */
export function sealInWorker(content: Uint8Array<ArrayBuffer>, recipients: readonly [Recipient, ...Recipient[]]) {
  return ask(async (worker) => worker.seal(transfer(content, [content.buffer]), recipients));
}

/** As `open`. The sealed bytes are handed over. */
export function openInWorker(sealed: Uint8Array<ArrayBuffer>, openers: readonly Opener[]) {
  return ask(async (worker) => worker.open(transfer(sealed, [sealed.buffer]), openers));
}

/** As `stretchPhrase`. */
export function stretchInWorker(phrase: Phrase, stretching: Stretching) {
  return ask(async (worker) => worker.stretch(phrase, stretching));
}
