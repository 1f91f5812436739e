import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ProductGridSkeleton } from '@/components/services/product-grid-skeleton';
import { ServicesHero } from '@/components/services/services-hero';
import { pageMetadata } from '@/lib/seo/metadata';
import { Catalogue } from './catalogue';

export async function generateMetadata() {
  const t = await getTranslations('ServicesPage');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/servicios' });
}

export default function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <div className="pb-bloque">
        <Suspense fallback={<ProductGridSkeleton />}>
          <Catalogue />
        </Suspense>
      </div>
    </>
  );
}
