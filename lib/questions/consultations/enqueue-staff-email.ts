import 'server-only';
import type { SqlTransaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** E-mails with files are sent one after another, across all servers. */
const MAIL_QUEUE = 'consultation-emails';

export function enqueueStaffEmail(tx: SqlTransaction, consultationId: string): Promise<void> {
  return enqueue(tx, 'send-consultation-email', { consultationId, email: 'staff' }, { queue: MAIL_QUEUE });
}
