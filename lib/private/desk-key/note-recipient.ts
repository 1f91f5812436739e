import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import { type Db, db } from '@/lib/server/db';
import { enqueueJobs } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { keyPeople } from './key-people';
import { putBack } from './store-wraps';

type Derived = { credentialId: string; recipient: string };

/**
 * What the passkey that was touched last in this session derives now; another one is unknown to it. With another value than before, which
 * some devices have after an update, what was wrapped for the earlier one opens nothing any more until that comes back: it is replaced,
 * and kept. A colleague gives access again, and is told that it is waited for.
 */
export async function noteRecipient(
  { credentialId, recipient }: Derived,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'key-unknown'>> {
  return db().$transaction(async (tx) => {
    await lockSession(tx, 'desk', staff.sessionId);
    const sessions = { some: { id: staff.sessionId } };
    const key = await tx.staffKey.findFirst({ where: { credentialId, staffId: staff.id, prf: true, sessions } });
    if (!key) return { ok: false, reason: 'key-unknown' };
    if (key.sealRecipient !== recipient) {
      await tx.staffKey.update({ where: { id: key.id }, data: { sealRecipient: recipient } });
      const own = { staffKeyId: key.id, replacedAt: null };
      const { count } = await tx.deskWrap.updateMany({ where: own, data: { replacedAt: now } });
      const isBack = await putBackFor(tx, key.id, recipient, now);
      if (isBack) await recordDeskEvent(tx, { staff, kind: 'desk-key.access-regained', subject: key.label, now });
      else if (count > 0) await recordDeskEvent(tx, { staff, kind: 'desk-key.access-lost', subject: key.label, now });
    }
    // At every touch: the desk's key may be younger than the passkey.
    await tellOfWaiting(tx, staff.id, now);
    return { ok: true };
  });
}

/** The latest wrap of each epoch that was made for this value; whether there was one. */
async function putBackFor(tx: Db, staffKeyId: string, recipient: string, now: Date): Promise<boolean> {
  const kept = await tx.deskWrap.findMany({ where: { staffKeyId, recipient }, orderBy: { id: 'asc' } });
  const latest = new Map(kept.map((wrap) => [wrap.epoch, wrap]));
  for (const wrap of latest.values()) await putBack(tx, wrap, now);
  return latest.size > 0;
}

/**
 * Mails those who can open the desk's key that this person waits for access: once until access is given, even if the person touches
 * several passkeys. If no one can open the key, no mail goes out, and the next touch tries again.
 */
async function tellOfWaiting(tx: Db, personId: string, now: Date): Promise<void> {
  const people = await keyPeople(tx);
  const access = people.find(({ id }) => id === personId)?.access;
  const openers = people.filter(({ id, isOpener }) => isOpener && id !== personId);
  if (access?.state !== 'waits' || openers.length === 0) return;
  const { count } = await tx.staffKey.updateMany({
    where: {
      id: access.passkey.id,
      accessAskedAt: null,
      staff: { keys: { none: { accessAskedAt: { not: null } } } },
    },
    data: { accessAskedAt: now },
  });
  if (count === 0) return;
  const askedAt = now.toISOString();
  await enqueueJobs(
    tx,
    openers.map(({ id: to }) => ({
      name: 'send-desk-email',
      payload: { email: 'access-waits', personId, to, askedAt },
    })),
  );
}
