import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { db } from '@/lib/db';
import { REJECTED_FORM_RETENTION_MS } from '@/lib/retention';
import { hashToken, newToken } from '@/lib/security/token';
import type { ConsultationInput } from './schema';

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

export type RejectedForm = z.output<typeof sealedSchema>;

/**
 * Keeps what a visitor without JavaScript had typed, so that the next page can show it again. It is encrypted with the token
 * that only the visitor gets: the database alone cannot tell what it says.
 */
export async function keepRejectedForm(
  refused: Omit<RejectedForm, 'answers'> & { answers: ConsultationInput },
  now: Date,
): Promise<string> {
  const token = newToken();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(token), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(refused), 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]);
  await db().refusedConsultation.create({ data: { tokenHash: hashToken(token), sealed, createdAt: now } });
  return token;
}

/** What was kept under this token; null after an hour, or if there never was anything. */
export async function findRejectedForm(token: string, now: Date): Promise<RejectedForm | null> {
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
