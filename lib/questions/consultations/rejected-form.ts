import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { db } from '@/lib/server/db';
import { hashToken, newToken } from '@/lib/server/security/token';
import { REJECTED_FORM_RETENTION_MS } from '@/lib/shared/retention';
import type { RejectedForm } from './intake-result';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const sealedSchema = z.object({
  answers: z.record(z.string(), z.union([z.string(), z.boolean()])),
  errors: z.record(z.string(), z.string()),
  files: z.array(z.object({ name: z.string(), reason: z.string() })),
  hadFiles: z.boolean(),
  /** Key of `ConsultationRefused`. */
  sentence: z.string(),
});

export type StoredRejectedForm = z.output<typeof sealedSchema>;

/** Encrypted with a key of the returned token, for the page after the redirect: the database alone cannot read it. */
export async function keepRejectedForm(form: RejectedForm & { sentence: string }, now: Date): Promise<string> {
  const token = newToken();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(token), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(form), 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]);
  await db().refusedConsultation.create({ data: { tokenHash: hashToken(token), sealed, createdAt: now } });
  return token;
}

/** Null after an hour, or for an unknown token. */
export async function findRejectedForm(token: string, now: Date): Promise<StoredRejectedForm | null> {
  const row = await db().refusedConsultation.findUnique({ where: { tokenHash: hashToken(token) } });
  if (!row || now.getTime() - row.createdAt.getTime() > REJECTED_FORM_RETENTION_MS) return null;
  const sealed = Buffer.from(row.sealed);
  const decipher = createDecipheriv(CIPHER, keyOf(token), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return sealedSchema.parse(JSON.parse(text.toString('utf8')));
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'refused consultation', 32));
}
