import { type Remote, transfer, wrap } from 'comlink';
import type { Opener, Recipient } from '../identity';
import type { Phrase } from '../phrase';
import type { Stretching } from '../stretch-phrase';
import type { SealingWorker } from './sealing-worker';

let running: Promise<Remote<SealingWorker>> | undefined;

/** Started at the first use, one for the page. Rejects if its code cannot be loaded; the next call tries again. */
function sealingWorker(): Promise<Remote<SealingWorker>> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

async function start(): Promise<Remote<SealingWorker>> {
  const worker = new Worker(new URL('./sealing-worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<SealingWorker>(worker);
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The code that seals could not be loaded'));
    });
    remote.ready().then(() => resolve(remote), reject);
  });
}

/** As `seal`. The content is handed over: the caller has it no more. */
export async function sealInWorker(content: Uint8Array<ArrayBuffer>, recipients: readonly [Recipient, ...Recipient[]]) {
  return (await sealingWorker()).seal(transfer(content, [content.buffer]), recipients);
}

/** As `open`. The sealed bytes are handed over. */
export async function openInWorker(sealed: Uint8Array<ArrayBuffer>, openers: readonly Opener[]) {
  return (await sealingWorker()).open(transfer(sealed, [sealed.buffer]), openers);
}

/** As `stretchPhrase`. */
export async function stretchInWorker(phrase: Phrase, stretching: Stretching) {
  return (await sealingWorker()).stretch(phrase, stretching);
}
