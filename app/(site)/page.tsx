import { ClosingBanner } from '@/components/home/closing-banner';
import { Hero } from '@/components/home/hero';
import { TrustFigures } from '@/components/home/trust-figures';
import { StructuredData } from '@/components/ui/structured-data';
import { pageMetadata } from '@/lib/seo/metadata';
import { financialService, webSite } from '@/lib/seo/structured-data';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <>
      <StructuredData data={financialService()} />
      <StructuredData data={webSite()} />
      <Hero />
      <TrustFigures />
      <ClosingBanner />
    </>
  );
}
