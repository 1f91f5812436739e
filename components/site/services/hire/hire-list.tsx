import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { CategoryPicture } from '@/components/site/illustrations/services/category-picture';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { productOffer } from '@/lib/shared/seo/structured-data';
import { hiredSlugs } from '@/lib/site/hire';
import { CardLink } from '../card-link';
import { CategoryBadge } from '../category-badge';
import { categoryStyle } from '../category-style';
import { ProductFeature } from '../product-feature';
import { ProductPrice } from '../product-price';

export function HireList({ products }: { products: readonly CatalogProduct[] }) {
  return (
    <ul className="grid grid-cols-1 gap-y-10">
      {products.map((product) => (
        <li key={product.slug}>
          <HireCard product={product} />
          <StructuredData
            data={productOffer({
              name: product.name,
              description: product.description,
              path: `/checkout/${product.slug}`,
              pictureOf: '/contratanos',
              price: product.price,
              maxPrice: product.priceMax,
            })}
          />
        </li>
      ))}
    </ul>
  );
}

function HireCard({ product }: { product: CatalogProduct }) {
  const t = useTranslations('HireList');
  const card = useTranslations('ServicesCard');
  const { head } = categoryStyle[product.category];
  const titleId = `contratar-${product.slug}`;
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 border-b-[1.5px] border-tinta lg:grid-cols-12 lg:gap-x-canal"
    >
      <div
        className={`respaldo-l flex items-end justify-between gap-4 px-6 pt-8 lg:col-span-4 lg:flex-col-reverse lg:items-start lg:px-8 ${head}`}
      >
        <div className="min-w-0 lg:w-full">
          <CategoryPicture category={product.category} slug={product.slug} className="w-48 lg:w-full" />
        </div>
        <p className="self-start max-lg:mb-6">
          <CategoryBadge category={product.category} />
        </p>
      </div>
      <div className="py-6 lg:col-span-5 lg:py-8">
        <h3 id={titleId} className="text-t3 wrap-anywhere">
          {product.name}
        </h3>
        <p className="mt-3 max-w-texto text-tinta-2">{product.description}</p>
        <ul className="mt-4 grid gap-x-canal sm:grid-cols-2">
          {product.features.map((feature) => (
            <ProductFeature key={feature}>{feature}</ProductFeature>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-8 lg:col-span-3 lg:flex-col lg:pt-8 lg:text-right">
        <ProductPrice
          product={product}
          size="text-importe whitespace-nowrap"
          appointment={t('appointment', { minutes: product.bookingDuration })}
        />
        <CardLink
          href={`/checkout/${product.slug}`}
          text={product.requiresBooking ? card('book') : card('buy')}
          of={product.name}
        />
      </div>
    </article>
  );
}

/** Shown while the catalogue loads. */
export function HireSkeleton() {
  const t = useTranslations('ServicesList');
  return (
    <div role="status" aria-busy="true" className="grid gap-y-10">
      <p className="sr-only">{t('loading')}</p>
      {hiredSlugs.map((slug) => (
        <div key={slug} aria-hidden="true" className="grid gap-x-canal gap-y-6 lg:grid-cols-12">
          <Skeleton className="h-40 lg:col-span-4 lg:h-64" />
          <div className="lg:col-span-5">
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="mt-5 h-4" />
            <Skeleton className="mt-2.5 h-4 w-5/6" />
            <Skeleton className="mt-8 h-4 w-2/3" />
          </div>
          <Skeleton className="h-14 lg:col-span-3" />
        </div>
      ))}
    </div>
  );
}
