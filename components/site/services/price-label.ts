import type { CatalogProduct } from '@/lib/orders/catalog/queries';
import { formatPrice } from '@/lib/shared/money';

/** "259 €", "8,79 €", or "300 € – 600 €" for a range. */
export function priceLabel({
  price,
  priceMax,
  priceType,
}: Pick<CatalogProduct, 'price' | 'priceMax' | 'priceType'>): string {
  if (priceType === 'fixed' || priceMax === null) return formatPrice(price);
  return `${formatPrice(price)} – ${formatPrice(priceMax)}`;
}
