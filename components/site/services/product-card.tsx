import { useTranslations } from 'next-intl';
import type { CatalogProduct } from '@/lib/orders/catalog/queries';
import { CategoryPicture } from '../illustrations/services/category-picture';
import { CardLink } from './card-link';
import { CategoryBadge } from './category-badge';
import { categoryStyle } from './category-style';
import { ProductFeature } from './product-feature';
import { ProductPrice } from './product-price';

const SHOWN_FEATURES = 4;

export function ProductCard({ product }: { product: CatalogProduct }) {
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
