import { randomBytes } from 'node:crypto';
import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import { seal } from '@/lib/private/sealing/seal';
import type { ConsultationInput } from '@/lib/questions/consultations/questions';
import { consultationSchema } from '@/lib/questions/consultations/schema';
import { sealConsultation } from '@/lib/questions/consultations/sealed/seal-consultation';
import { SEALED_FIELD, SEALED_FORM } from '@/lib/questions/consultations/sealed/sealed-form';
import type { Attached } from './consultation-payload';

type Sealed = { fields: Record<string, string>; parts: Uint8Array<ArrayBuffer>[] };

/** What a browser makes of a filled form: sealed for this key, under a new name of the submission. */
export async function sealedPayload(
  given: ConsultationInput,
  files: readonly Attached[],
  { epoch, recipient }: Pick<DeskKeyAnswer, 'epoch' | 'recipient'>,
): Promise<Sealed> {
  const consultation = consultationSchema.parse(given);
  const plain = files.map(({ name, content }) => ({
    name,
    type: 'application/pdf',
    read: async () => new Uint8Array(content),
  }));
  const sealed = await sealConsultation({ consultation, files: plain }, recipient, seal);
  return {
    fields: {
      [SEALED_FORM.email]: consultation.email,
      [SEALED_FORM.consent]: 'true',
      [SEALED_FORM.epoch]: String(epoch),
      [SEALED_FORM.recipient]: recipient,
      [SEALED_FORM.submission]: randomBytes(32).toString('hex'),
    },
    parts: [sealed.head, ...sealed.files],
  };
}

export function sealedForm({ fields, parts }: Sealed): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const part of parts) data.append(SEALED_FIELD, new Blob([part]), 'x.age');
  return data;
}
