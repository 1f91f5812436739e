import { BenchOnPillars } from '@/components/illustrations/trust/bench-on-pillars';
import { CommitmentsTable } from '@/components/trust/commitments-table';
import { Pillars } from '@/components/trust/pillars';
import { Proofs } from '@/components/trust/proofs';
import { WaysOfWorking } from '@/components/trust/ways-of-working';
import { CallToAction } from '@/components/ui/call-to-action';
import { Faq } from '@/components/ui/faq';
import { PageHero } from '@/components/ui/page-hero';
import { credentials } from '@/lib/business/credentials';
import { values } from '@/lib/content/values';
import { pageMetadata } from '@/lib/seo/metadata';

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
