import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { problem } from '@/app/api/(server)/_http/problem';
import type { OrderView } from '@/lib/orders/contract';
import { findOrderBySession } from '@/lib/orders/find-order-by-session';
import { sessionId } from '@/lib/orders/schema';

export const GET = endpoint(async (_request: Request, { params }: { params: Promise<{ sessionId: string }> }) => {
  const id = sessionId.safeParse((await params).sessionId);
  const order: OrderView | null = id.success ? await findOrderBySession(id.data, new Date()) : null;
  return order ? Response.json(order) : problem(404, 'not_found');
});
