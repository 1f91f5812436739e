import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueueJobs } from '@/lib/server/jobs/enqueue';
import { keyPeople } from './key-people';

/** The ids of those who wait for access. */
export async function waitingIds(tx: Db): Promise<string[]> {
  return (await keyPeople(tx)).filter(({ access }) => access.state === 'waits').map(({ id }) => id);
}

/** Of those who have waited, the ones who do so no more are told by e-mail; not the one who has given it, who knows. */
export async function endWaiting(tx: Db, waited: readonly string[], givenBy: string, now: Date): Promise<void> {
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
