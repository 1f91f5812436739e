import { giveBackHour } from '@/lib/orders/give-back-hour';
import { endpoint } from '../../_http/endpoint';

export const DELETE = endpoint(async (_request: Request, { params }: { params: Promise<{ holdToken: string }> }) => {
  await giveBackHour((await params).holdToken, new Date());
  return new Response(null, { status: 204 });
});
