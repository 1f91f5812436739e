import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { formatPrice } from '@/lib/shared/money';
import { type PublishedSession, publishedSessions } from '@/lib/shared/published-sessions';
import { type CatalogProduct, listCatalogue } from './find-products';

/** What a visitor is told of a session. */
function described({ name, price, minutes }: Omit<PublishedSession, 'slug'>): string {
  return `${name}, ${formatPrice(price)}, ${minutes} min`;
}

function sold(product: CatalogProduct | undefined): string {
  if (!product) return 'no se vende';
  const { name, price, priceType, requiresBooking, bookingDuration } = product;
  if (priceType !== 'fixed') return `${name}, sin precio fijo`;
  if (!requiresBooking) return `${name}, sin cita`;
  return described({ name, price, minutes: bookingDuration });
}

/** The sessions that the built pages offer otherwise than the checkout sells them. A paused one differs in nothing: the desk wants it so. */
export async function differingSessions(now: Date): Promise<Condition[]> {
  const products = await listCatalogue();
  return publishedSessions.flatMap((session) => {
    const figures = { published: described(session), sold: sold(products.find(({ slug }) => slug === session.slug)) };
    if (figures.published === figures.sold) return [];
    return [{ kind: 'session-differs', key: session.slug, since: now, figures }];
  });
}
