import { problem } from '@/app/api/(server)/_http/problem';
import { check } from '@/app/api/(server)/_http/read-json';
import { previewCancellation, previewMove, previewRefund, previewWithdrawal } from '@/lib/orders/desk/preview-mails';
import { type MailPreviewQuery, mailPreviewSchema, orderIdSchema } from '@/lib/orders/desk/schema';
import type { EmailText } from '@/lib/server/email/email-text';
import { madridInstant } from '@/lib/shared/madrid-time';
import { deskQuery } from '../../../_http/desk-query';

/** The e-mail that the buyer gets if this is done now; null if there is nothing to be done by now. */
export const GET = deskQuery<{ id: string }>(async ({ params, search, now }) => {
  const id = orderIdSchema.safeParse(params.id);
  if (!id.success) return problem(404, 'not_found');
  const query = check(Object.fromEntries(search), mailPreviewSchema);
  return query.ok ? Response.json({ mail: await preview(id.data, query.value, now) }) : query.response;
});

function preview(orderId: string, query: MailPreviewQuery, now: Date): Promise<EmailText | null> {
  switch (query.of) {
    case 'cancellation':
      return previewCancellation(orderId, now);
    case 'move':
      return previewMove(orderId, query, now);
    case 'refund':
      return previewRefund(orderId, query.amount, now);
    case 'withdrawal':
      return previewWithdrawal(orderId, madridInstant(query.date, query.time), now);
  }
}
