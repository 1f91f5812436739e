import type { APIRequestContext } from '@playwright/test';
import type { Hour } from './page-hours';

/** Another visitor holds this hour from now on. Returns the status of the answer. */
export async function takeAsSomebodyElse(api: APIRequestContext, slug: string, hour: Hour): Promise<number> {
  const { id } = (await (await api.get(`/api/products/${slug}`)).json()) as { id: string };
  const taken = await api.post('/api/holds', {
    data: { productId: id, bookingDate: hour.date, bookingTime: hour.time },
  });
  return taken.status();
}

/** The answer about the order of this session, as JSON text. */
export async function orderAnswer(api: APIRequestContext, sessionId: string): Promise<string> {
  return (await api.get(`/api/orders/${sessionId}`)).text();
}
