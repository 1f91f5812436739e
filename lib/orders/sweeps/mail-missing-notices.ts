import 'server-only';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { hasJob } from '@/lib/server/jobs/is-queued';
import { lacksNotice } from '../withdrawal-notice/send-missing-notice';

/** One run an hour: a mail provider accepts a few e-mails in a second, and others wait behind them. */
const AT_ONCE = 100;

/** Hourly: queues the withdrawal information for every order that lacks it. One that was given up is left to a person. */
export async function mailMissingNotices(now: Date): Promise<void> {
  const orders = await db().order.findMany({
    where: lacksNotice(now),
    select: { id: true },
    orderBy: { paidAt: 'asc' },
  });
  let queued = 0;
  for (const { id: orderId } of orders) {
    if (queued === AT_ONCE) return;
    const jobKey = `withdrawal-notice:${orderId}`;
    if (await hasJob(jobKey)) continue;
    await enqueue(db(), 'send-order-email', { orderId, email: 'withdrawal-notice' }, { jobKey });
    queued += 1;
  }
}
