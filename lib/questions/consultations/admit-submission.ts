import 'server-only';
import { admitForm } from '@/lib/server/security/admit-form';
import { takeFromLimit } from '@/lib/server/security/rate-limit';

type Admitted =
  | { ok: true }
  | { ok: false; reason: 'suspicious' }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number };

/** Judges what is valid otherwise: by the spam check, which uses a timestamp up, then by the limit of its mailbox. */
export async function admitSubmission(
  signals: Parameters<typeof admitForm>[0],
  mailbox: string,
  now: Date,
): Promise<Admitted> {
  if (!(await admitForm(signals, now))) return { ok: false, reason: 'suspicious' };
  const taken = await takeFromLimit('consultation-mailbox', mailbox);
  return taken.ok ? { ok: true } : { ok: false, reason: 'too-often', retryAfterSeconds: taken.retryAfterSeconds };
}
