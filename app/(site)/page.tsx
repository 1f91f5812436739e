import '@/components/home/home.css';
import { ClosingBanner } from '@/components/home/closing-banner';
import { FadeIns } from '@/components/home/fade-ins';
import { Hero } from '@/components/home/hero';
import { PurposeQuote } from '@/components/home/purpose-quote';
import { Testimonials } from '@/components/home/testimonials';
import { ThreePhases } from '@/components/home/three-phases';
import { TrustFigures } from '@/components/home/trust-figures';
import { WorkAreas } from '@/components/home/work-areas';
import { StructuredData } from '@/components/ui/structured-data';
import { pageMetadata } from '@/lib/seo/metadata';
import { financialService, webSite } from '@/lib/seo/structured-data';
import { ContactSection } from './_contact/contact-section';
import { NewsletterSection } from './_newsletter/newsletter-section';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <>
      <StructuredData data={financialService()} />
      <StructuredData data={webSite()} />
      <Hero />
      <TrustFigures />
      <ThreePhases />
      <WorkAreas />
      <PurposeQuote />
      <Testimonials />
      <NewsletterSection />
      <ContactSection source="home-contact" brief />
      <ClosingBanner />
      <FadeIns />
    </>
  );
}
