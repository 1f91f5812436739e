import type { ConsultationView, QuestionFile } from '@/lib/answers/contract';
import { openFile, openHead } from '@/lib/consultations/sealed/open-consultation';
import type { SealedFile, SealedHead } from '@/lib/consultations/sealed/sealed-head';
import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import { type Opener, openerOf } from '@/lib/sealing/identity';
import { openInWorker } from '@/lib/sealing/worker/in-worker';
import { localFault } from '../../shared/desk-fault';
import { deskFetch, deskResponse } from '../../shared/desk-fetch';
import { touchedOpener } from '../../shared/passkeys/desk-opener';
import { openOwnEpochs } from '../../shared/passkeys/open-epochs';
import { questionPath } from '../question-path';

/** What was opened, with the key that opens its files too. */
export type OpenedConsultation = SealedHead & { opener: Opener };

type Sealed = Extract<ConsultationView, { contents: null }>;

/** Asks for a touch if there was none. Throws a DeskFault. The server notes that it was opened only if this passkey can open it. */
export async function openConsultation({ id, epoch }: Sealed): Promise<OpenedConsultation> {
  const touched = await touchedOpener();
  const identity = (await openOwnEpochs(await deskFetch<DeskKeyView>('/desk-key'), touched)).get(epoch);
  if (!identity) throw localFault('key_without_access');
  const opener = await openerOf(identity);
  const head = await openHead(await bytesOf(questionPath('consultation', `/${id}/open`), {}), [opener], openInWorker);
  if (!head.ok) throw localFault('sealed_damaged');
  return { ...head.head, opener };
}

/** The content of a file, which is the one that was listed when it was sent. Throws a DeskFault. */
export async function openConsultationFile(
  { id }: QuestionFile,
  listed: SealedFile,
  opener: Opener,
): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await openFile(await bytesOf(`/consultations/files/${id}`), listed, [opener], openInWorker);
  if (opened.ok) return opened.content;
  throw localFault(opened.reason === 'changed' ? 'sealed_file_changed' : 'sealed_file_damaged');
}

async function bytesOf(path: string, body?: object): Promise<Uint8Array<ArrayBuffer>> {
  const response = await deskResponse(path, { body });
  return new Uint8Array(await response.arrayBuffer());
}
