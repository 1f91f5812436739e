import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { waitUntil } from '@/scripts/wait-until';
import type { SandboxControl } from '../http/sandbox-control';
import { freeHour, type Hour } from './page-hours';
import type { Visitor } from './visitor';

/** A connection that has been idle may be closed by the server at the moment of the next request. Reading again is safe. */
const READING = { maxRetries: 2 };

/** Another visitor holds this hour from now on. Returns the status of the answer. */
export async function takeAsSomebodyElse(api: APIRequestContext, slug: string, hour: Hour): Promise<number> {
  const { id } = await productCalled(api, slug);
  const taken = await api.post('/api/holds', {
    data: { productId: id, bookingDate: hour.date, bookingTime: hour.time },
  });
  return taken.status();
}

/** The answer about the order of this session, as JSON text. */
export async function orderAnswer(api: APIRequestContext, sessionId: string): Promise<string> {
  return (await api.get(`/api/orders/${sessionId}`, READING)).text();
}

type Product = { id: string; price: number; bookingDuration: number };

export async function productCalled(api: APIRequestContext, slug: string): Promise<Product> {
  return (await api.get(`/api/products/${slug}`, READING)).json();
}

type Buyer = Pick<Visitor, 'fullName' | 'email'> & Partial<Visitor>;

/** An order that waits for its payment. */
export type Placed = { orderId: string; sessionId: string; checkoutUrl: string; expiresAt: string };

async function order<Answer>(api: APIRequestContext, path: string, data: object): Promise<Answer> {
  const placed = await api.post(path, { headers: { 'Idempotency-Key': randomUUID() }, data });
  if (!placed.ok()) throw new Error(`The order was refused: ${await placed.text()}`);
  return placed.json();
}

/** Orders a free hour over HTTP, as the checkout does. */
export async function orderHour(
  api: APIRequestContext,
  slug: string,
  { fullName, email, phone }: Buyer,
): Promise<Placed & { hour: Hour }> {
  const { id, bookingDuration } = await productCalled(api, slug);
  const hour = await freeHour(api, bookingDuration);
  const placed = await order<Placed>(api, '/api/bookings', {
    productId: id,
    bookingDate: hour.date,
    bookingTime: hour.time,
    bookingType: 'online',
    customerName: fullName,
    customerEmail: email,
    customerPhone: phone,
  });
  return { ...placed, hour };
}

/** Orders a product without appointment over HTTP, as the checkout does. */
export async function orderPlain(
  api: APIRequestContext,
  slug: string,
  { fullName, email, phone }: Buyer,
): Promise<Placed> {
  const { price } = await productCalled(api, slug);
  const { url, ...placed } = await order<Omit<Placed, 'checkoutUrl'> & { url: string }>(api, '/api/payments', {
    productSlug: slug,
    selectedPrice: price,
    customerInfo: { fullName, email, phone },
  });
  return { ...placed, checkoutUrl: url };
}

/** The path of the page of an order that was paid without a browser. */
export async function boughtOrderPage(api: APIRequestContext, sandbox: SandboxControl, slug: string): Promise<string> {
  const { sessionId } = await orderHour(api, slug, { fullName: 'Lucía Prueba', email: 'lucia@example.com' });
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
