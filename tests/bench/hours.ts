import { freeHours, type Hour } from '../support/shop/hours';
import { CONSULTATION } from '../support/shop/products';
import type { Stack } from '../support/stack/stack';

export type { Hour };

/** The hours of the whole calendar that can be booked, and the product that they are booked for. */
export async function bookableHours({ api }: Stack): Promise<{ productId: string; hours: Hour[] }> {
  const product = await api.get<{ id: string }>(`/api/products/${CONSULTATION}`);
  const hours = await freeHours(async (path) => (await api.get(path)).body);
  return { productId: product.body.id, hours };
}
