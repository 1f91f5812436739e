import { ProductGridSkeleton } from '@/components/site/services/product-grid';
import { FreeConsultation, ServiceRows, ServicesHero } from '@/components/site/services/services-sections';
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
