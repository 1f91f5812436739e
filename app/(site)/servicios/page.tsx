import { Suspense } from 'react';
import { FreeConsultation } from '@/components/services/free-consultation';
import { ProductGridSkeleton } from '@/components/services/product-grid-skeleton';
import { ServiceRows } from '@/components/services/service-rows';
import { ServicesHero } from '@/components/services/services-hero';
import { pageMetadata } from '@/lib/seo/metadata';
import { isDocumentVisit } from '../_catalogue/page-visit';
import { ContactSection } from '../_contact/contact-section';
import { Catalogue } from './catalogue';

export const metadata = pageMetadata('/servicios');

export default async function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <div className="py-bloque">
        {(await isDocumentVisit()) ? (
          <Catalogue />
        ) : (
          <Suspense fallback={<ProductGridSkeleton />}>
            <Catalogue />
          </Suspense>
        )}
      </div>
      <ServiceRows />
      <FreeConsultation />
      <ContactSection source="servicios" />
    </>
  );
}
