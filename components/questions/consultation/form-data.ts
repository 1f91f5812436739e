import type { Recipient } from '@/lib/private/sealing/identity';
import { FILES_FIELD, HOUR_FIELD, KEY_FIELD, toPayload } from '@/lib/questions/consultations/payload';
import type { ConsultationInput } from '@/lib/questions/consultations/questions';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { submissionKey } from './draft';
import type { ChosenFile } from './use-files';

export type SentForm = {
  answers: ConsultationInput;
  files: readonly ChosenFile[];
  timestamp: string;
  honeypot: string;
  /** Where the answer is wanted; only a sealed one says so. */
  replyVia: ReplyVia;
  /** Of the sender's space, if one of its keys was used in this browser: it goes into what is sealed. */
  replyTo: Recipient | null;
  /** Of the hour that was chosen in this tab before. */
  hourKey: string | null;
};

export type ReplyVia = 'mail' | 'space';

/** As it was typed. */
export function plainFormData(form: SentForm): FormData {
  const { answers, files, timestamp, honeypot, hourKey } = form;
  const data = new FormData();
  for (const [name, value] of toPayload(answers)) data.append(name, value);
  data.append(KEY_FIELD, submissionOf(form).key);
  data.append(TIMESTAMP_FIELD, timestamp);
  data.append(HONEYPOT_FIELD, honeypot);
  if (hourKey) data.append(HOUR_FIELD, hourKey);
  for (const { name, type, bytes } of files) data.append(FILES_FIELD, new Blob([bytes], { type }), name);
  return data;
}

/** What is sent, in one text, and the key that this tab has for it: the same as long as the text is. */
export function submissionOf({ answers, files }: SentForm): { content: string; key: string } {
  const named = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const content = JSON.stringify([toPayload(answers), named]);
  return { content, key: submissionKey(content) };
}
