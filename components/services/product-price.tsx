import { useTranslations } from 'next-intl';
import type { CatalogProduct } from '@/lib/catalog/queries';
import { priceLabel } from './price-label';

type ProductPriceProps = {
  product: CatalogProduct;
  /** Size of the figure: classes. */
  size: string;
  /** What is said of a product that is booked. */
  appointment: string;
};

/** What a product costs, with its tax, and whether an hour goes with it. */
export function ProductPrice({ product, size, appointment }: ProductPriceProps) {
  const t = useTranslations('ServicesCard');
  return (
    <div>
      <p className={`font-titular leading-none font-bold tracking-[-0.04em] ${size}`}>{priceLabel(product)}</p>
      <p className="mt-2 text-nota text-tinta-2">
        {t('vat')}
        <br />
        {product.requiresBooking ? appointment : t('noAppointment')}
      </p>
    </div>
  );
}
