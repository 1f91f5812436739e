import type { ListedProduct } from '@/lib/orders/catalog/queries';

type Shown = Pick<
  ListedProduct,
  'id' | 'name' | 'slug' | 'price' | 'priceMax' | 'priceType' | 'requiresBooking' | 'bookingDuration'
>;

/** As it comes over the wire. */
export type DeskService = Shown & { pausedAt: string | null };

export type ServicesAnswer = { services: DeskService[] };
