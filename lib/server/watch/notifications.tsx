import 'server-only';
import { OperationsAlert } from '@/emails/server/operations-alert';
import { staff } from '@/lib/server/email/addresses';
import { sendEmail } from '@/lib/server/email/send-email';
import type { AlertMessage } from './alert-message';
import { alertSubject } from './alert-summary';

/** Resend takes a second attempt with the same key for the first. */
export async function mailAlerts({ id, items }: AlertMessage): Promise<void> {
  const alerts = items.map((item) => ({
    ...item,
    since: new Date(item.since),
    overAt: item.overAt === null ? null : new Date(item.overAt),
  }));
  await sendEmail({
    to: staff(),
    subject: alertSubject(items),
    react: <OperationsAlert alerts={alerts} />,
    idempotencyKey: `alerts/${id}`,
  });
}
