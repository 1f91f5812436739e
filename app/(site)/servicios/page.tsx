import { FreeConsultation } from '@/components/site/services/free-consultation';
import { ProductGridSkeleton } from '@/components/site/services/product-grid-skeleton';
import { ServiceRows } from '@/components/site/services/service-rows';
import { ServicesHero } from '@/components/site/services/services-hero';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { StreamedOnNavigation } from '../(orders)/_catalogue/streamed-on-navigation';
import { ContactSection } from '../(questions)/_contact/contact-section';
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
