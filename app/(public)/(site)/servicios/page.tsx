import { CatalogueEmpty, CatalogueUnavailable } from '@/components/site/services/catalogue-notice';
import { ProductGrid, ProductGridSkeleton } from '@/components/site/services/product-grid';
import { FreeConsultation, ServiceRows, ServicesHero } from '@/components/site/services/services-sections';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { readCatalogue } from '../(orders)/_catalogue/read-catalogue';
import { StreamedOnNavigation } from '../(orders)/_catalogue/streamed-on-navigation';
import { ContactSection } from '../(questions)/_contact/contact-section';

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

async function Catalogue() {
  const products = await readCatalogue();
  if (products && products.length > 0) return <ProductGrid products={products} />;
  return <div className="rejilla">{products ? <CatalogueEmpty /> : <CatalogueUnavailable retry="/servicios" />}</div>;
}
