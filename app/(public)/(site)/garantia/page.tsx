import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { CallToAction } from '@/components/shared/ui/call-to-action';
import { Faq } from '@/components/shared/ui/faq';
import { PageHero } from '@/components/shared/ui/page-hero';
import { GuaranteeDays } from '@/components/site/illustrations/trust/guarantee-days';
import {
  CoverageTable,
  GuaranteeCovers,
  GuaranteeSteps,
  SpokenLimits,
} from '@/components/site/trust/guarantee-sections';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { site } from '@/lib/shared/site';
import { guarantee } from '@/lib/site/guarantee';

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
