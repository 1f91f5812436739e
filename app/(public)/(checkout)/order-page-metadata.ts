import type { Metadata } from 'next';
import { type OrderPagePath, orderPages } from '@/lib/shared/seo/order-pages';

/** The URL of these pages gives access to an order: not indexed, and no referrer. */
export function orderPageMetadata(path: OrderPagePath, title: string): Metadata {
  return {
    title,
    description: orderPages[path],
    alternates: { canonical: path },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}
