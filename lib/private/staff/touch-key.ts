import 'server-only';
import type { StaffKey } from '@/lib/generated/prisma/client';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { TouchAnswer } from '@/lib/private/passkeys/answers';
import type { RelyingParty } from '@/lib/private/passkeys/relying-party';
import { type Touch, verifyTouch } from '@/lib/private/passkeys/verify-touch';
import { type Db, db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';

export type Touched = { key: StaffKey & { staff: { id: string; name: string } }; touch: Touch };

/** Which key of a live person has answered this challenge. `passkey-refused` for an unknown key and for a wrong answer. */
export async function touchedKey(
  answer: TouchAnswer,
  challenge: string,
  party: RelyingParty,
): Promise<Result<{ touched: Touched }, 'passkey-refused' | 'passkey-behind'>> {
  const key = await db().staffKey.findFirst({
    where: { credentialId: answer.id, staff: { removedAt: null } },
    include: { staff: { select: { id: true, name: true, handle: true } } },
  });
  if (!key) return { ok: false, reason: 'passkey-refused' };
  const { handle, ...staff } = key.staff;
  const { userHandle } = answer.response;
  const isForeign = userHandle !== undefined && userHandle !== Buffer.from(handle).toString('base64url');
  if (isForeign) return { ok: false, reason: 'passkey-refused' };
  const verified = await verifyTouch(answer, key, challenge, party);
  if (!verified.ok) return { ok: false, reason: `passkey-${verified.reason}` };
  return { ok: true, touched: { key: { ...key, staff }, touch: verified.touch } };
}

/** False if the key has moved on or is gone since it was read. Locks its row, so that a removal waits. */
export async function noteTouch(tx: Db, { key, touch }: Touched, now: Date): Promise<boolean> {
  const { counterFell, ...told } = touch;
  const { count } = await tx.staffKey.updateMany({
    where: { id: key.id, counter: key.counter, staff: { removedAt: null } },
    data: { ...told, lastUsedAt: now, ...(counterFell && { counterFellAt: key.counterFellAt ?? now }) },
  });
  return count === 1;
}

/** In the transaction of a touch that was let in although the counter of its synced passkey went back: a line each time, an e-mail once. */
export async function noteCounterFall(tx: Db, { key, touch }: Touched, staff: StaffMember, now: Date): Promise<void> {
  if (!touch.counterFell) return;
  await recordDeskEvent(tx, { staff, kind: 'people.key-counter-fell', subject: key.label, now });
  if (key.counterFellAt === null) await enqueue(tx, 'send-desk-email', { email: 'counter-fell', keyId: key.id });
}
