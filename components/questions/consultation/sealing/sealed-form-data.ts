import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import { hex } from '@/lib/private/sealing/hex';
import { sha256 } from '@/lib/private/sealing/sha256';
import { HOUR_FIELD } from '@/lib/questions/consultations/payload';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { SEALED_FIELD, SEALED_FORM } from '@/lib/questions/consultations/sealed/sealed-form';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { type SentForm, submissionOf } from '../form-data';

type SealForm = typeof import('./seal-form').sealForm;

/** What is sent: the answers and files as age files, and outside only what the server must know. Rejects if this device cannot seal. */
export async function sealedFormData(
  form: SentForm,
  consultation: Consultation,
  key: DeskKeyAnswer,
  sealForm: SealForm,
): Promise<FormData> {
  const sealed = await sealForm(consultation, form, key.recipient);
  const data = new FormData();
  data.append(SEALED_FORM.email, consultation.email);
  data.append(SEALED_FORM.consent, 'true');
  data.append(SEALED_FORM.epoch, String(key.epoch));
  data.append(SEALED_FORM.recipient, key.recipient);
  data.append(SEALED_FORM.submission, await nameOf(form));
  data.append(SEALED_FORM.replyVia, form.replyVia);
  data.append(TIMESTAMP_FIELD, form.timestamp);
  data.append(HONEYPOT_FIELD, form.honeypot);
  if (form.hourKey) data.append(HOUR_FIELD, form.hourKey);
  for (const [position, part] of sealed.entries()) data.append(SEALED_FIELD, new Blob([part]), `${position}.age`);
  return data;
}

/** The same for the same contents of this tab. Its key stays here, so that guesses of the contents cannot be tried on it. */
async function nameOf(form: SentForm): Promise<string> {
  const { key, content } = submissionOf(form);
  return hex(await sha256(`${key}\n${content}`));
}
