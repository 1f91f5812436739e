import { useTranslations } from 'next-intl';
import { unlessWords } from '@/components/shared/ui/unless-words';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { isDownload } from '@/lib/orders/catalog/is-download';
import { formatPrice } from '@/lib/shared/money';

type ProductPriceProps = {
  product: CatalogProduct;
  /** Classes for the size of the figure. */
  size: string;
  /** Text for a product with an appointment. */
  appointment: string;
};

/** Price, tax and appointment of a product. */
export function ProductPrice({ product, size, appointment }: ProductPriceProps) {
  const t = useTranslations('ServicesCard');
  const price = priceLabel(product);
  return (
    <div>
      <p translate={unlessWords(price)} className={`font-titular leading-none font-bold tracking-[-0.04em] ${size}`}>
        {price}
      </p>
      <p className="mt-2 text-nota text-tinta-2">
        {t('vat')}
        <br />
        <span>{product.requiresBooking ? appointment : t(isDownload(product) ? 'download' : 'noAppointment')}</span>
      </p>
    </div>
  );
}

/** "259 €", "8,79 €", or "300 € – 600 €" for a range. */
export function priceLabel(product: Pick<CatalogProduct, 'price' | 'priceMax' | 'priceType'>): string {
  const { price, priceMax, priceType } = product;
  if (priceType === 'fixed' || priceMax === null) return formatPrice(price);
  return `${formatPrice(price)} – ${formatPrice(priceMax)}`;
}
