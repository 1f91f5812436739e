import { transfer } from 'comlink';
import type { Opener, Recipient } from '../identity';
import type { Phrase } from '../phrase';
import type { Stretching } from '../stretch-phrase';
import { callsOfWorker } from './calls-of-worker';
import type { SealingWorker } from './sealing-worker';

const ask = callsOfWorker<SealingWorker>(
  () => new Worker(new URL('./sealing-worker.ts', import.meta.url), { type: 'module' }),
);

/** Runs `seal` in the worker. The content is handed over: the caller has it no more. */
export function sealInWorker(content: Uint8Array<ArrayBuffer>, recipients: readonly [Recipient, ...Recipient[]]) {
  return ask(async (worker) => worker.seal(transfer(content, [content.buffer]), recipients));
}

/** Runs `open` in the worker. The sealed bytes are handed over. */
export function openInWorker(sealed: Uint8Array<ArrayBuffer>, openers: readonly Opener[]) {
  return ask(async (worker) => worker.open(transfer(sealed, [sealed.buffer]), openers));
}

/** Runs `stretchPhrase` in the worker. */
export function stretchInWorker(phrase: Phrase, stretching: Stretching) {
  return ask(async (worker) => worker.stretch(phrase, stretching));
}
