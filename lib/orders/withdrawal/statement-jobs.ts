import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** The acknowledgment, its copy to the order's own mailbox, and the alert; each job decides whether there is something to send. */
export async function enqueueWithdrawalEmails(tx: Db, withdrawalId: string, bookingId: string | null): Promise<void> {
  for (const email of ['acknowledgment', 'copy', 'staff'] as const) {
    await enqueue(tx, 'send-withdrawal-email', { withdrawalId, email, bookingId });
  }
}

/** Queues the mail about a statement whose acknowledgment came before its execution. */
export async function enqueueExecutedEmail(tx: Db, withdrawalId: string, bookingId: string | null): Promise<void> {
  await enqueue(tx, 'send-withdrawal-email', { withdrawalId, email: 'executed', bookingId });
}

/** Job key: at most one job waits to execute a statement. */
export function executionKey(withdrawalId: string): string {
  return `execute-withdrawal:${withdrawalId}`;
}
