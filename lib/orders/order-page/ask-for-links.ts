import 'server-only';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { takeFromLimits } from '@/lib/server/security/rate-limit';
import { email } from '@/lib/shared/person/schema';

export const askedLinksSchema = z.object({ email });

type Asked = z.output<typeof askedLinksSchema>;

/**
 * Has the links of a mailbox mailed to it. The answer and the time it takes are the same for every mailbox, because a job finds out
 * what there is. Above a limit nothing is mailed, and the answer is the same again. `address`: of the visitor.
 */
export async function askForLinks({ email: mailbox }: Asked, address: string): Promise<{ ok: true }> {
  const taken = await takeFromLimits([
    ['links-address', address],
    ['links-mailbox', mailbox],
    ['links-day-mailbox', mailbox],
  ]);
  if (taken.ok) await enqueue(db(), 'send-asked-links', { email: mailbox, requestId: uuid() });
  return { ok: true };
}
