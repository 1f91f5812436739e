import { CallToAction } from '@/components/shared/ui/call-to-action';
import { Faq } from '@/components/shared/ui/faq';
import { PageHero } from '@/components/shared/ui/page-hero';
import { BenchOnPillars } from '@/components/site/illustrations/trust/bench-on-pillars';
import { Proofs } from '@/components/site/trust/proofs';
import { CommitmentsTable, Pillars, WaysOfWorking } from '@/components/site/trust/values-sections';
import { credentials } from '@/lib/shared/business/credentials';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { values } from '@/lib/site/values';

export const metadata = pageMetadata('/valores');

export default function ValuesPage() {
  const { crumb, title, lead, pillars, questionsTitle, questions, closing } = values;
  return (
    <>
      <PageHero
        trail={[{ name: crumb, path: '/valores' }]}
        title={title}
        lead={lead}
        ground="azafran"
        picture={<BenchOnPillars pillars={pillars.length} />}
      />
      <Pillars />
      <WaysOfWorking />
      <CommitmentsTable />
      <Proofs credentials={credentials} />
      <Faq title={questionsTitle} questions={questions} />
      <CallToAction title={closing.title} lead={closing.lead} first={closing.first} second={closing.second} />
    </>
  );
}
