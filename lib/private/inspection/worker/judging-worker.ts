import { expose, transfer } from 'comlink';
import { judgeBytes } from '../judge-bytes';
import type { Kind } from '../judge-content';

/** Looks into files away from the page, in code of its own: pages that only seal do not load it. */
const judgingWorker = {
  ready: () => true,
  async judge(kind: Kind, content: Uint8Array<ArrayBuffer>) {
    const judged = await judgeBytes(kind, content);
    return judged.ok ? transfer(judged, [judged.content.buffer]) : judged;
  },
};

export type JudgingWorker = typeof judgingWorker;

expose(judgingWorker);
