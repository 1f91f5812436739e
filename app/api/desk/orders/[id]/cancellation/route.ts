import { previewCancellation } from '@/lib/orders/desk/preview-cancellation';
import { orderIdSchema } from '@/lib/orders/desk/schema';
import { problem } from '../../../../_http/problem';
import { deskQuery } from '../../../_http/desk-query';

/** The e-mail that the buyer gets if the appointment is cancelled. */
export const GET = deskQuery<{ id: string }>(async ({ params, now }) => {
  const id = orderIdSchema.safeParse(params.id);
  const mail = id.success && (await previewCancellation(id.data, now));
  return mail ? Response.json(mail) : problem(404, 'not_found');
});
