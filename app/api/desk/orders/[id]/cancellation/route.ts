import { previewCancellation } from '@/lib/orders/desk/preview-cancellation';
import { orderIdSchema } from '@/lib/orders/desk/schema';
import { problem } from '../../../../_http/problem';
import { deskQuery } from '../../../_http/desk-query';

/** The e-mail that the buyer gets if the appointment is cancelled; null if there is none to be cancelled by now. */
export const GET = deskQuery<{ id: string }>(async ({ params, now }) => {
  const id = orderIdSchema.safeParse(params.id);
  if (!id.success) return problem(404, 'not_found');
  return Response.json({ mail: await previewCancellation(id.data, now) });
});
