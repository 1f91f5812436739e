import { Faq } from '@/components/shared/ui/faq';
import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { CatalogueEmpty, CatalogueUnavailable } from '@/components/site/services/catalogue-notice';
import { HireHero } from '@/components/site/services/hire/hire-hero';
import { HireList, HireSkeleton } from '@/components/site/services/hire/hire-list';
import { BenefitColumns } from '@/components/site/services/service-page/benefit-columns';
import { GiantFigure } from '@/components/site/services/service-page/giant-figure';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { hire, hiredSlugs } from '@/lib/site/hire';
import { readCatalogue } from '../(orders)/_catalogue/read-catalogue';
import { StreamedOnNavigation } from '../(orders)/_catalogue/streamed-on-navigation';
import { ContactSection } from '../(questions)/_contact/contact-section';

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

/** The active ones among the products of the page. */
async function Offer() {
  const products = await readCatalogue();
  if (!products) return <CatalogueUnavailable retry="/contratanos" />;
  const offered = hiredSlugs.flatMap((slug) => products.filter((product) => product.slug === slug));
  return offered.length === 0 ? <CatalogueEmpty /> : <HireList products={offered} />;
}
