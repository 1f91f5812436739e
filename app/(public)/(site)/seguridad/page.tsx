import { KeyOnCushion } from '@/components/shared/illustrations/key-on-cushion';
import { CallToAction } from '@/components/shared/ui/call-to-action';
import { Faq } from '@/components/shared/ui/faq';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PageLink } from '@/components/shared/ui/page-link';
import { KeptClaims, LayersTable, OwnSpace, PlannedSpace } from '@/components/site/trust/security-sections';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { site } from '@/lib/shared/site';
import { claims } from '@/lib/site/security/claims';
import { security } from '@/lib/site/security/page-texts';
import { openQuestions } from '@/lib/site/security/questions';

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
