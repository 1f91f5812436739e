import type { Metadata } from 'next';
import { type OrderPagePath, orderPages } from '@/lib/seo/order-pages';

/** The address of these pages is the key to an order: it is not indexed and not sent as referrer. */
export function orderPageMetadata(path: OrderPagePath, title: string): Metadata {
  return {
    title,
    description: orderPages[path],
    alternates: { canonical: path },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}
