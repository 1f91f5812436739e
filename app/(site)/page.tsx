import { ClosingBanner } from '@/components/home/closing-banner';
import { FadeIns } from '@/components/home/fade-ins';
import { Hero } from '@/components/home/hero';
import { PurposeQuote } from '@/components/home/purpose-quote';
import { Testimonials } from '@/components/home/testimonials';
import { ThreePhases } from '@/components/home/three-phases';
import { TrustFigures } from '@/components/home/trust-figures';
import { WorkAreas } from '@/components/home/work-areas';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <>
      <Hero />
      <TrustFigures />
      <ThreePhases />
      <WorkAreas />
      <PurposeQuote />
      <Testimonials />
      <ClosingBanner />
      <FadeIns />
    </>
  );
}
