import { deskFile } from '@/components/private/desk/desk-fetch';
import { openOwnEpochs } from '@/components/private/desk/passkeys/open-epochs';
import { localProblem } from '@/components/private/desk/problem-note';
import { handOutFile } from '@/components/private/desk/sealed/hand-out-file';
import { openReply, type SealedReply } from '@/lib/private/replies/sealed-reply';
import { fromBase64 } from '@/lib/private/sealing/base64';
import { type Opener, openerOf } from '@/lib/private/sealing/identity';
import { openInWorker } from '@/lib/private/sealing/worker/in-worker';
import type { GivenAnswer, QuestionFile, QuestionView } from '@/lib/questions/answers/contract';
import { openHead } from '@/lib/questions/consultations/sealed/open-consultation';
import type { SealedFile, SealedHead } from '@/lib/questions/consultations/sealed/sealed-head';
import { isSealedConsultation } from '../is-sealed-consultation';

export type OpenedQuestion = {
  /** Of a sealed consultation, with the key that opens its files too. */
  consultation: (SealedHead & { opener: Opener }) | null;
  /** Of one that was written in a space, below an answer. */
  reply: SealedReply | null;
  /** The texts of the sealed answers, by id. */
  answers: ReadonlyMap<string, string>;
};

type OpenerFor = (epoch: number) => Promise<Opener>;

/** Asks for a touch if there was none. Throws a Problem. The server notes that a consultation was opened only if this passkey can open it. */
export async function openQuestion(question: QuestionView): Promise<OpenedQuestion> {
  const { epochs } = await openOwnEpochs();
  const openerFor: OpenerFor = async (epoch) => {
    const identity = epochs.get(epoch);
    if (!identity) throw localProblem('key_without_access');
    return openerOf(identity);
  };
  const { consultation, reply } = await openAsked(question, openerFor);
  // One that cannot be read keeps no other from being read.
  const answers = await Promise.allSettled(question.answers.flatMap((answer) => openAnswer(answer, openerFor)));
  const texts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return { consultation, reply, answers: new Map(texts) };
}

type Asked = Pick<OpenedQuestion, 'consultation' | 'reply'>;

async function openAsked(question: QuestionView, openerFor: OpenerFor): Promise<Asked> {
  if (!isSealedConsultation(question)) return { consultation: null, reply: null };
  const opener = await openerFor(question.epoch);
  const sealed = await bytesOf(`/consultations/${question.id}/open`, {});
  if (question.repliesTo) {
    const opened = await openReply(sealed, [opener], openInWorker);
    if (!opened.ok) throw localProblem('sealed_damaged');
    return { consultation: null, reply: opened.reply };
  }
  const opened = await openHead(sealed, [opener], openInWorker);
  if (!opened.ok) throw localProblem('sealed_damaged');
  return { consultation: { ...opened.head, opener }, reply: null };
}

function openAnswer({ id, sealed }: GivenAnswer, openerFor: OpenerFor): Promise<[string, string]>[] {
  if (!sealed) return [];
  const text = async (): Promise<[string, string]> => {
    const opened = await openInWorker(fromBase64(sealed.content), [await openerFor(sealed.epoch)]);
    if (!opened.ok) throw localProblem('unreadable');
    return [id, new TextDecoder().decode(opened.content)];
  };
  return [text()];
}

/** The content of a file, which is the one that was listed when it was sent. Throws a Problem. */
export async function openConsultationFile(
  { id }: QuestionFile,
  listed: SealedFile,
  opener: Opener,
): Promise<Uint8Array<ArrayBuffer>> {
  return handOutFile(await bytesOf(`/consultations/files/${id}`), listed, opener);
}

async function bytesOf(path: string, body?: object): Promise<Uint8Array<ArrayBuffer>> {
  const file = await deskFile(path, { body });
  return new Uint8Array(await file.arrayBuffer());
}
