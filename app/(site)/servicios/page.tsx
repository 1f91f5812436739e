import { Suspense } from 'react';
import { ProductGridSkeleton } from '@/components/services/product-grid-skeleton';
import { ServicesHero } from '@/components/services/services-hero';
import { pageMetadata } from '@/lib/seo/metadata';
import { isDocumentVisit } from '../_catalogue/page-visit';
import { Catalogue } from './catalogue';

export const metadata = pageMetadata('/servicios');

export default async function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <div className="pb-bloque">
        {(await isDocumentVisit()) ? (
          <Catalogue />
        ) : (
          <Suspense fallback={<ProductGridSkeleton />}>
            <Catalogue />
          </Suspense>
        )}
      </div>
    </>
  );
}
