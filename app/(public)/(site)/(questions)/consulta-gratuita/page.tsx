import { Benefits, ConsultationHero, HowItWorks } from '@/components/questions/consultation/page/introduction';
import { pageMetadata } from '@/lib/shared/seo/metadata';
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
