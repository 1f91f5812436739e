import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueueJobs } from '@/lib/server/jobs/enqueue';
import { keyPeople } from './key-people';

/**
 * Tells everyone who can open the desk's key, by e-mail, that this person waits for access: once until it is given, however many passkeys
 * they touch meanwhile. While nobody can open it nothing is told, and the next touch tells.
 */
export async function tellOfWaiting(tx: Db, personId: string, now: Date): Promise<void> {
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
