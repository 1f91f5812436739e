import '@/components/site/home/home.css';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { FadeIns } from '@/components/site/home/fade-ins';
import { Hero } from '@/components/site/home/hero';
import { ClosingBanner, PurposeQuote, TrustFigures } from '@/components/site/home/home-sections';
import { Testimonials } from '@/components/site/home/testimonials';
import { ThreePhases } from '@/components/site/home/three-phases';
import { WorkAreas } from '@/components/site/home/work-areas';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { financialService, webSite } from '@/lib/shared/seo/structured-data';
import { NewsletterSection } from './(letters)/_newsletter/newsletter-section';
import { ContactSection } from './(questions)/_contact/contact-section';

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
