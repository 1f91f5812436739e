import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { buttonClass } from '@/components/shared/ui/button';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { Telephone } from '@/components/shared/ui/telephone';
import { CategoryPicture } from '@/components/site/illustrations/services/category-picture';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { site } from '@/lib/shared/site';
import { CardLink } from './card-link';
import { CategoryBadge } from './category-badge';
import { categoryStyle } from './category-style';
import { ProductFeature } from './product-feature';
import { ProductPrice } from './product-price';

export function ProductGrid({ products }: { products: readonly CatalogProduct[] }) {
  return (
    <ul className="rejilla gap-y-14 md:gap-y-20">
      {products.map((product) => (
        <li key={product.slug} className="md:col-span-6">
          <ProductCard product={product} />
        </li>
      ))}
      <li className="md:even:col-span-6">
        <AdviceCard />
      </li>
    </ul>
  );
}

const SHOWN_FEATURES = 4;

function ProductCard({ product }: { product: CatalogProduct }) {
  const t = useTranslations('ServicesCard');
  const { head } = categoryStyle[product.category];
  const titleId = `servicio-${product.slug}`;
  return (
    <article
      aria-labelledby={titleId}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] border-b-[1.5px] border-tinta"
    >
      <div className={`respaldo-l flex items-end justify-between gap-4 px-6 pt-8 md:px-8 ${head}`}>
        <div className="min-w-0">
          <CategoryPicture category={product.category} slug={product.slug} />
        </div>
        <p className="mb-6 self-start">
          <CategoryBadge category={product.category} />
        </p>
      </div>
      <div className="flex flex-col pt-6 pb-8">
        <h2 id={titleId} className="text-t3">
          {product.name}
        </h2>
        <p className="mt-3 text-tinta-2">{product.description}</p>
        <Features features={product.features} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-5 border-t-[1.5px] border-tinta pt-5">
          <ProductPrice
            product={product}
            size="text-medio"
            appointment={t('appointment', { minutes: product.bookingDuration })}
          />
          <CardLink
            href={`/checkout/${product.slug}`}
            text={product.requiresBooking ? t('book') : t('buy')}
            of={product.name}
          />
        </div>
      </div>
    </article>
  );
}

function Features({ features }: { features: readonly string[] }) {
  const t = useTranslations('ServicesCard');
  const shown = features.slice(0, SHOWN_FEATURES);
  const hidden = features.length - shown.length;
  return (
    <ul className="mt-5 mb-4">
      {shown.map((feature) => (
        <ProductFeature key={feature}>{feature}</ProductFeature>
      ))}
      {hidden > 0 && <li className="border-t border-regla py-1.5 pl-6 font-bold">{t('more', { count: hidden })}</li>}
    </ul>
  );
}

/** Fills the free place in a grid with an odd number of products. */
function AdviceCard() {
  const t = useTranslations('ServicesAdvice');
  return (
    <div className="respaldo-l flex h-full flex-col bg-arena px-6 pt-12 md:px-8">
      <h2 className="text-t2">{t('title')}</h2>
      <p className="mt-5 max-w-nota font-titular text-lead">{t('text')}</p>
      <p className="mt-8">
        <Telephone phone={site.phone} className={buttonClass('line', 'max-sm:w-full')}>
          {t('call', { phone: site.phone })}
        </Telephone>
      </p>
      <p className="mt-4 text-nota text-tinta-2">{site.officeHours}</p>
      <div className="mt-auto pt-12">
        <TwoOnASofa className="h-36 max-w-full lg:h-52" />
      </div>
    </div>
  );
}

const CARDS = ['one', 'two', 'three', 'four'];

/** Shown while the catalogue loads. */
export function ProductGridSkeleton() {
  const t = useTranslations('ServicesList');
  return (
    <div role="status" aria-busy="true" className="rejilla gap-y-14 md:gap-y-20">
      <p className="sr-only">{t('loading')}</p>
      {CARDS.map((card) => (
        <div key={card} aria-hidden="true" className="md:col-span-6">
          <Skeleton className="h-28 rounded-t-respaldo-l! md:h-32" />
          <Skeleton className="mt-6 h-8 w-3/4" />
          <Skeleton className="mt-5 h-4" />
          <Skeleton className="mt-2.5 h-4 w-5/6" />
          <Skeleton className="mt-8 h-4 w-2/3" />
          <Skeleton className="mt-5 h-4 w-1/2" />
          <Skeleton className="mt-5 h-4 w-3/5" />
          <Skeleton className="mt-5 h-4 w-1/3" />
          <div className="mt-8 flex items-end justify-between border-t-[1.5px] border-regla pt-5">
            <Skeleton className="h-12 w-32" />
            <Skeleton className="h-14 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
