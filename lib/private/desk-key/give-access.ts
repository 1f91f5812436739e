import 'server-only';
import type { z } from 'zod';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { type Db, db } from '@/lib/server/db';
import { enqueueJobs } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { hasOpener } from './has-opener';
import { keyPeople } from './key-people';
import { lockDeskKey } from './lock-desk-key';
import { takeProof } from './proof';
import type { giveAccessSchema } from './schema';
import { storeWraps } from './store-wraps';

type Given = z.output<typeof giveAccessSchema>;

/**
 * Other passkeys open these epochs from now on. Only a person who opens the last one can make such wraps, and proves it. Their people, if
 * they have waited for it, are told.
 */
export async function giveAccess(
  { wraps, proof }: Given,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-changed' | 'desk-key-unproved' | 'key-unknown'>> {
  return db().$transaction(async (tx) => {
    const last = await lockDeskKey(tx, staff);
    if (wraps.some(({ epoch }) => epoch > last)) return { ok: false, reason: 'desk-key-changed' };
    if (!(await takeProof(tx, 'key', proof, staff, now))) return { ok: false, reason: 'desk-key-unproved' };
    if (!(await hasOpener(tx, wraps))) return { ok: false, reason: 'key-unknown' };
    const waited = await waitingIds(tx);
    await storeWraps(tx, wraps, staff, now);
    await endWaiting(tx, waited, staff.id, now);
    await recordDeskEvent(tx, { staff, kind: 'desk-key.access-given', subject: await labelsOf(tx, wraps), now });
    return { ok: true };
  });
}

async function labelsOf(tx: Db, wraps: Given['wraps']): Promise<string> {
  const keys = await tx.staffKey.findMany({
    where: { id: { in: wraps.map(({ keyId }) => keyId) } },
    select: { label: true, staff: { select: { name: true } } },
    orderBy: { id: 'asc' },
  });
  return keys.map(({ label, staff }) => `${staff.name}: ${label}`).join(', ');
}

/** The ids of those who wait for access. */
async function waitingIds(tx: Db): Promise<string[]> {
  return (await keyPeople(tx)).filter(({ access }) => access.state === 'waits').map(({ id }) => id);
}

/** Mails those who have waited and do so no more; not the one who has given access, who knows. */
async function endWaiting(tx: Db, waited: readonly string[], givenBy: string, now: Date): Promise<void> {
  const stillWait = await waitingIds(tx);
  const given = waited.filter((id) => !stillWait.includes(id));
  if (given.length === 0) return;
  await tx.staffKey.updateMany({ where: { staffId: { in: given } }, data: { accessAskedAt: null } });
  const told = given.filter((id) => id !== givenBy);
  if (told.length === 0) return;
  const givenAt = now.toISOString();
  await enqueueJobs(
    tx,
    told.map((personId) => ({ name: 'send-desk-email', payload: { email: 'access-given', personId, givenAt } })),
  );
}
