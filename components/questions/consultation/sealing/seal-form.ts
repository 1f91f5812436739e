import type { Recipient } from '@/lib/private/sealing/identity';
import { sealInWorker } from '@/lib/private/sealing/worker/in-worker';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { sealConsultation } from '@/lib/questions/consultations/sealed/seal-consultation';
import { contentTypes, extensionOf, tidyFileName } from '@/lib/shared/file-types';
import type { SentForm } from '../form-data';

/** The head, then the files, each as an age file. Rejects if this device cannot do it. */
export async function sealForm(
  consultation: Consultation,
  { files, replyTo, replyVia }: Pick<SentForm, 'files' | 'replyTo' | 'replyVia'>,
  recipient: Recipient,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const plain = files.map(({ name: given, bytes }) => {
    const name = tidyFileName(given);
    const extension = extensionOf(name);
    const type = extension ? contentTypes[extension] : 'application/octet-stream';
    // The worker takes what it seals, and a second attempt needs it again.
    return { name, type, read: async () => bytes.slice() };
  });
  const sealed = await sealConsultation({ consultation, files: plain, replyTo, replyVia }, recipient, sealInWorker);
  return [sealed.head, ...sealed.files];
}
