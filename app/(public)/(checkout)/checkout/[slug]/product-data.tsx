import { useTranslations } from 'next-intl';
import { StructuredData } from '@/components/shared/ui/structured-data';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { offeredPrices } from '@/lib/orders/catalog/price';
import { pages } from '@/lib/shared/seo/pages';
import { breadcrumbList, productOffer } from '@/lib/shared/seo/structured-data';

/** A checkout is not prerendered and has no sharing picture of its own. */
export const PICTURE_OF = '/contratanos';

export const checkoutPath = ({ slug }: Pick<CatalogProduct, 'slug'>): string => `/checkout/${slug}`;

export function ProductData({ product }: { product: CatalogProduct }) {
  const t = useTranslations();
  const { name, description } = product;
  const path = checkoutPath(product);
  const [price = product.price, maxPrice = null] = offeredPrices(product);
  const trail = [
    { name: t('Breadcrumbs.home'), path: '/' },
    { name: pages['/servicios'].title, path: '/servicios' },
    { name: t('Checkout.title', { name }), path },
  ];
  return (
    <>
      <StructuredData data={productOffer({ name, description, path, pictureOf: PICTURE_OF, price, maxPrice })} />
      <StructuredData data={breadcrumbList(trail)} />
    </>
  );
}
