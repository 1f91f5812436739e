import { Suspense } from 'react';
import { ProductGridSkeleton } from '@/components/services/product-grid-skeleton';
import { ServicesHero } from '@/components/services/services-hero';
import { pageMetadata } from '@/lib/seo/metadata';
import { Catalogue } from './catalogue';

export const metadata = pageMetadata('/servicios');

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
