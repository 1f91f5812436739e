import { useTranslations } from 'next-intl';
import type { CatalogProduct } from '@/lib/orders/catalog/queries';

type Delivered = Pick<CatalogProduct, 'delivered' | 'deliveryDays' | 'requiresBooking'>;

/** What comes and until when, before it is known on which day that is; null for a product that does not say. */
export function useDeliveryText({ delivered, deliveryDays, requiresBooking }: Delivered): string | null {
  const t = useTranslations('Delivery');
  if (delivered === null) return null;
  if (deliveryDays === null) return t('atOnce', { delivered });
  return t(requiresBooking ? 'afterAppointment' : 'afterPayment', { delivered, days: deliveryDays });
}
