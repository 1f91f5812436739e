import type { Stack } from '../support/stack/stack';

type Product = { id: string; slug: string };
type Day = { date: string; slots: { time: string; status: string }[] };

export type Hour = { bookingDate: string; bookingTime: string };

/** The hours of the whole window that can still be booked, and the product that they are booked for. */
export async function bookableHours({ api }: Stack): Promise<{ productId: string; hours: Hour[] }> {
  const products = (await api.get<Product[]>('/api/products')).body;
  const productId = products.find(({ slug }) => slug === 'consultoria-financiera-personalizada')?.id ?? '';
  const start = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
  const end = new Date(Date.parse(start) + 30 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await api.get<{ days: Day[] }>(`/api/slots?start=${start}&end=${end}`);
  const hours = body.days.flatMap(({ date, slots }) =>
    slots.filter(({ status }) => status === 'free').map(({ time }) => ({ bookingDate: date, bookingTime: time })),
  );
  return { productId, hours };
}
