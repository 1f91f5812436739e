import { Benefits } from '@/components/questions/consultation/page/benefits';
import { ConsultationHero } from '@/components/questions/consultation/page/consultation-hero';
import { HowItWorks } from '@/components/questions/consultation/page/how-it-works';
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
