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
  const plain = files.map((file) => {
    const name = tidyFileName(file.name);
    const extension = extensionOf(name);
    const type = extension ? contentTypes[extension] : 'application/octet-stream';
    return { name, type, read: async () => new Uint8Array(await file.arrayBuffer()) };
  });
  const sealed = await sealConsultation({ consultation, files: plain, replyTo, replyVia }, recipient, sealInWorker);
  return [sealed.head, ...sealed.files];
}
