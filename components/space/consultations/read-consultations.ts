import { loadCode } from '@/components/shared/browser/load-code';
import type { Opener } from '@/lib/private/sealing/identity';
import type { OpenRefusal } from '@/lib/private/sealing/open';
import type { AskedView, OwnAnswerView, ThreadView } from '@/lib/space/own-data/contract';
import { ownDataApi } from '../shared/own-data-api';

/** `text` is null if it cannot be read here; `fault` says why, of what should have been readable. */
type Read = { text: string | null; problem: OpenRefusal | null };

export type ReadAnswer = Pick<OwnAnswerView, 'id' | 'at' | 'via' | 'byName'> & Read;
export type ReadAsked = Omit<AskedView, 'text' | 'sealed' | 'answers'> & Read & { answers: ReadAnswer[] };
export type ReadThread = ReadAsked & { replies: ReadAsked[] };

export const loadOpening = () => import('./open-answer');

/** With everything that was sealed for this space, opened. Throws a Problem, or what a worker throws. */
export async function readConsultations(opener: Opener, signal?: AbortSignal): Promise<ReadThread[]> {
  const { threads } = await ownDataApi.get('/consultations').read(signal);
  return Promise.all(threads.map((thread) => readThread(thread, opener)));
}

async function readThread({ replies, ...begun }: ThreadView, opener: Opener): Promise<ReadThread> {
  const [asked, ...replied] = await Promise.all([begun, ...replies].map((one) => readAsked(one, opener)));
  if (!asked) throw new Error('A thread begins with a question');
  return { ...asked, replies: replied };
}

async function readAsked({ sealed, answers, text, ...asked }: AskedView, opener: Opener): Promise<ReadAsked> {
  const own = sealed === null ? await askedAlong(answers, text, opener) : await openedReply(sealed, opener);
  return { ...asked, ...own, answers: await Promise.all(answers.map((answer) => readAnswer(answer, opener))) };
}

/** As the desk has sealed it along with one of the answers, unless the server knows it. */
async function askedAlong(answers: readonly OwnAnswerView[], known: string | null, opener: Opener): Promise<Read> {
  if (known !== null) return { text: known, problem: null };
  const { openText } = await loadCode(loadOpening);
  for (const { question } of answers) {
    const opened = question === null ? null : await openText(question, opener);
    if (opened?.ok) return { text: opened.text, problem: null };
  }
  return { text: null, problem: null };
}

async function openedReply(sealed: string, opener: Opener): Promise<Read> {
  const { openOwnReply } = await loadCode(loadOpening);
  const opened = await openOwnReply(sealed, opener);
  return opened.ok ? { text: opened.text, problem: null } : { text: null, problem: opened.reason };
}

async function readAnswer({ id, at, via, byName, text, sealed }: OwnAnswerView, opener: Opener): Promise<ReadAnswer> {
  const answer = { id, at, via, byName };
  if (sealed === null) return { ...answer, text, problem: null };
  const { openText } = await loadCode(loadOpening);
  const opened = await openText(sealed, opener);
  if (opened.ok) return { ...answer, text: opened.text, problem: null };
  // One by mail may be sealed for the team alone: its reader has it in the mailbox.
  return { ...answer, text: null, problem: via === 'mail' ? null : opened.reason };
}
