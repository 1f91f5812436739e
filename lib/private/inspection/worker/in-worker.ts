import { transfer } from 'comlink';
import { callsOfWorker } from '@/lib/private/sealing/worker/calls-of-worker';
import type { Kind } from '../judge-content';
import type { JudgingWorker } from './judging-worker';

const ask = callsOfWorker<JudgingWorker>(
  () => new Worker(new URL('./judging-worker.ts', import.meta.url), { type: 'module' }),
);

/** Runs `judgeBytes` in the worker. The content is handed over. */
export function judgeInWorker(kind: Kind, content: Uint8Array<ArrayBuffer>) {
  return ask(async (worker) => worker.judge(kind, transfer(content, [content.buffer])));
}
