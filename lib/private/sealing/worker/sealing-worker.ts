import { expose, transfer } from 'comlink';
import type { Opener, Recipient } from '../identity';
import { open } from '../open';
import type { Phrase } from '../phrase';
import { seal } from '../seal';
import { type Stretching, stretchPhrase } from '../stretch-phrase';

/** What takes long, away from the page. Contents are handed over, not copied. */
const sealingWorker = {
  ready: () => true,
  async seal(content: Uint8Array<ArrayBuffer>, recipients: readonly [Recipient, ...Recipient[]]) {
    const sealed = await seal(content, recipients);
    return transfer(sealed, [sealed.buffer]);
  },
  async open(sealed: Uint8Array<ArrayBuffer>, openers: readonly Opener[]) {
    const opened = await open(sealed, openers);
    return opened.ok ? transfer(opened, [opened.content.buffer]) : opened;
  },
  stretch: (phrase: Phrase, stretching: Stretching) => stretchPhrase(phrase, stretching),
};

export type SealingWorker = typeof sealingWorker;

expose(sealingWorker);
