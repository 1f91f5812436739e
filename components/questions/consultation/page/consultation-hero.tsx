import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PageLink } from '@/components/shared/ui/page-link';
import { consultationPage } from '@/lib/questions/texts/consultation';
import { FORM_ANCHOR } from '@/lib/shared/form-anchor';

/** Two ways to begin, of equal weight: by choosing an hour, or by writing. */
export function ConsultationHero() {
  const t = useTranslations('ConsultationPage');
  const { title, lead, doors } = consultationPage.hero;
  return (
    <PageHero
      trail={[{ name: t('crumb'), path: '/consulta-gratuita' }]}
      title={title}
      lead={lead}
      picture={<TwoOnASofa className="mx-auto h-[clamp(9rem,22vw,19rem)] max-w-full" />}
    >
      <div className="grid w-full items-start gap-x-canal gap-y-6 sm:grid-cols-2">
        <div>
          <PageLink href="/consulta-gratuita/reservar" className={buttonClass('solid', 'w-full')}>
            {doors.hour.action} <Arrow />
          </PageLink>
          <p className="mt-3">{doors.hour.text}</p>
        </div>
        <div>
          <a href={`#${FORM_ANCHOR}`} className={buttonClass('solid', 'w-full')}>
            {doors.written.action} <Arrow />
          </a>
          <p className="mt-3">{doors.written.text}</p>
        </div>
      </div>
    </PageHero>
  );
}
