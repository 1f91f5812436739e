import { KeyOnCushion } from '@/components/illustrations/trust/key-on-cushion';
import { KeptClaims } from '@/components/trust/kept-claims';
import { LayersTable } from '@/components/trust/layers-table';
import { OwnSpace } from '@/components/trust/own-space';
import { PlannedSpace } from '@/components/trust/planned-space';
import { CallToAction } from '@/components/ui/call-to-action';
import { Faq } from '@/components/ui/faq';
import { PageHero } from '@/components/ui/page-hero';
import { PageLink } from '@/components/ui/page-link';
import { claims } from '@/lib/content/security/claims';
import { security } from '@/lib/content/security/page-texts';
import { openQuestions } from '@/lib/content/security/questions';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata('/seguridad');

export default function SecurityPage() {
  const { crumb, title, lead, policyLink, questionsTitle, closing } = security;
  return (
    <>
      <PageHero
        trail={[{ name: crumb, path: '/seguridad' }]}
        title={title}
        lead={lead}
        ground="tinta"
        picture={<KeyOnCushion />}
      >
        <PageLink href="/politica-privacidad" className="font-bold underline hover:text-azafran">
          {policyLink}
        </PageLink>
      </PageHero>
      <KeptClaims claims={claims} />
      {site.hasPrivateSpace ? <OwnSpace /> : <PlannedSpace claims={claims} />}
      <LayersTable />
      <Faq title={questionsTitle} questions={openQuestions(claims)} ground="arena" />
      <CallToAction title={closing.title} lead={closing.lead} first={closing.first} second={closing.second} />
    </>
  );
}
