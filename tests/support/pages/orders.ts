import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { waitUntil } from '@/scripts/wait-until';
import type { SandboxControl } from '../http/sandbox-control';
import { freeHour, type Hour } from './page-hours';

/** A connection that has been idle may be closed by the server at the moment of the next request. Reading again is safe. */
const READING = { maxRetries: 2 };

/** Another visitor holds this hour from now on. Returns the status of the answer. */
export async function takeAsSomebodyElse(api: APIRequestContext, slug: string, hour: Hour): Promise<number> {
  const { id } = (await (await api.get(`/api/products/${slug}`, READING)).json()) as { id: string };
  const taken = await api.post('/api/holds', {
    data: { productId: id, bookingDate: hour.date, bookingTime: hour.time },
  });
  return taken.status();
}

/** The answer about the order of this session, as JSON text. */
export async function orderAnswer(api: APIRequestContext, sessionId: string): Promise<string> {
  return (await api.get(`/api/orders/${sessionId}`, READING)).text();
}

/** The path of the page of an order that was paid without a browser. */
export async function boughtOrderPage(api: APIRequestContext, sandbox: SandboxControl, slug: string): Promise<string> {
  const { id } = (await (await api.get(`/api/products/${slug}`)).json()) as { id: string };
  const { date, time } = await freeHour(api);
  const placed = await api.post('/api/bookings', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      productId: id,
      bookingDate: date,
      bookingTime: time,
      bookingType: 'online',
      customerName: 'Lucía Prueba',
      customerEmail: 'lucia@example.com',
    },
  });
  const { sessionId } = (await placed.json()) as { sessionId: string };
  await sandbox.completeSession(sessionId);
  let path: string | null = null;
  const confirmed = async () => {
    const answer = (await (await api.get(`/api/orders/${sessionId}`, READING)).json()) as { manageUrl: string | null };
    path = answer.manageUrl;
    return path !== null;
  };
  await waitUntil(confirmed, { timeout: 30_000, message: 'The order is not confirmed' });
  return path ?? '';
}
