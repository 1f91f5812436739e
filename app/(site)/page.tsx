import { ClosingBanner } from '@/components/home/closing-banner';
import { Hero } from '@/components/home/hero';
import { TrustFigures } from '@/components/home/trust-figures';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <>
      <Hero />
      <TrustFigures />
      <ClosingBanner />
    </>
  );
}
