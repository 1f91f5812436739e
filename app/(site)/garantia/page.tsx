import { GuaranteeDays } from '@/components/illustrations/trust/guarantee-days';
import { CoverageTable } from '@/components/trust/coverage-table';
import { GuaranteeCovers } from '@/components/trust/guarantee-covers';
import { GuaranteeSteps } from '@/components/trust/guarantee-steps';
import { SpokenLimits } from '@/components/trust/spoken-limits';
import { Arrow, buttonClass } from '@/components/ui/button';
import { CallToAction } from '@/components/ui/call-to-action';
import { Faq } from '@/components/ui/faq';
import { PageHero } from '@/components/ui/page-hero';
import { guarantee } from '@/lib/content/guarantee';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata('/garantia');

export default function GuaranteePage() {
  const { crumb, title, lead, picture, pictureFirst, pictureLast, heroButton, heroLink, closing } = guarantee;
  return (
    <>
      <PageHero
        trail={[{ name: crumb, path: '/garantia' }]}
        title={title}
        lead={lead}
        ground="arena"
        picture={<GuaranteeDays days={site.guaranteeDays} title={picture} first={pictureFirst} last={pictureLast} />}
      >
        <a href="#pasos" className={buttonClass()}>
          {heroButton} <Arrow />
        </a>
        <a href="#incluido" className="enlace">
          {heroLink}
        </a>
      </PageHero>
      <GuaranteeCovers />
      <CoverageTable />
      <GuaranteeSteps />
      <SpokenLimits />
      <Faq title={guarantee.questionsTitle} questions={guarantee.questions} />
      <CallToAction title={closing.title} lead={closing.lead} first={closing.first} second={closing.second} />
    </>
  );
}
