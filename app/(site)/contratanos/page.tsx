import { HireHero } from '@/components/services/hire/hire-hero';
import { HireSkeleton } from '@/components/services/hire/hire-skeleton';
import { BenefitColumns } from '@/components/services/service-page/benefit-columns';
import { GiantFigure } from '@/components/services/service-page/giant-figure';
import { Faq } from '@/components/ui/faq';
import { LinkedText } from '@/components/ui/linked-text';
import { Section } from '@/components/ui/section';
import { hire } from '@/lib/content/hire';
import { pageMetadata } from '@/lib/seo/metadata';
import { StreamedOnNavigation } from '../_catalogue/streamed-on-navigation';
import { ContactSection } from '../_contact/contact-section';
import { Offer } from './offer';

export const metadata = pageMetadata('/contratanos');

export default function HirePage() {
  const { overview, reasons, families, faq } = hire;
  return (
    <>
      <HireHero />
      <Section id="contratar" title={overview.title} lead={<LinkedText text={overview.lead} />}>
        <StreamedOnNavigation fallback={<HireSkeleton />}>
          <Offer />
        </StreamedOnNavigation>
      </Section>
      <GiantFigure
        id="familias"
        ground="tinta"
        title={families.title}
        figure={families.figure}
        sentence={families.sentence}
        assumptions={families.note}
      />
      <BenefitColumns benefits={reasons} />
      <Faq title={faq.title} questions={faq.questions} ground="cielo" />
      <ContactSection source="contratanos" />
    </>
  );
}
