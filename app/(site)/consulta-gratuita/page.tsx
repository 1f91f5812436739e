import { Benefits } from '@/components/consultation/page/benefits';
import { ConsultationHero } from '@/components/consultation/page/consultation-hero';
import { HowItWorks } from '@/components/consultation/page/how-it-works';
import { pageMetadata } from '@/lib/seo/metadata';
import { ConsultationSection } from './consultation-section';

export const metadata = pageMetadata('/consulta-gratuita');

export default function ConsultationPage() {
  return (
    <>
      <ConsultationHero />
      <Benefits />
      <ConsultationSection />
      <HowItWorks />
    </>
  );
}
