import { FreeConsultation } from '@/components/services/free-consultation';
import { ProductGridSkeleton } from '@/components/services/product-grid-skeleton';
import { ServiceRows } from '@/components/services/service-rows';
import { ServicesHero } from '@/components/services/services-hero';
import { pageMetadata } from '@/lib/seo/metadata';
import { StreamedOnNavigation } from '../_catalogue/streamed-on-navigation';
import { ContactSection } from '../_contact/contact-section';
import { Catalogue } from './catalogue';

export const metadata = pageMetadata('/servicios');

export default function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <div className="py-bloque">
        <StreamedOnNavigation fallback={<ProductGridSkeleton />}>
          <Catalogue />
        </StreamedOnNavigation>
      </div>
      <ServiceRows />
      <FreeConsultation />
      <ContactSection source="servicios" />
    </>
  );
}
