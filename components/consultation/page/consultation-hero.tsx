import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/illustrations/sofa/two-on-a-sofa';
import { Arrow, buttonClass } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { PageLink } from '@/components/ui/page-link';
import { consultationPage } from '@/lib/content/consultation';

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
      <ul className="grid w-full items-start gap-x-canal gap-y-6 sm:grid-cols-2">
        {doors.map(({ href, action, text }) => (
          <li key={href}>
            {href.startsWith('#') ? (
              <a href={href} className={buttonClass('solid', 'w-full')}>
                {action} <Arrow />
              </a>
            ) : (
              <PageLink href={href} className={buttonClass('solid', 'w-full')}>
                {action} <Arrow />
              </PageLink>
            )}
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
    </PageHero>
  );
}
