import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/illustrations/sofa/two-on-a-sofa';
import { Arrow, buttonClass } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { FORM_ANCHOR } from '@/lib/consultations/form-anchor';
import { consultationPage } from '@/lib/content/consultation';

export function ConsultationHero() {
  const t = useTranslations('ConsultationPage');
  const { title, lead, action, note } = consultationPage.hero;
  return (
    <PageHero
      trail={[{ name: t('crumb'), path: '/consulta-gratuita' }]}
      title={title}
      lead={lead}
      picture={<TwoOnASofa className="mx-auto h-[clamp(9rem,22vw,19rem)] max-w-full" />}
    >
      <a href={`#${FORM_ANCHOR}`} className={buttonClass('solid')}>
        {action} <Arrow />
      </a>
      <p>{note}</p>
    </PageHero>
  );
}
