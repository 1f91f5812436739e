import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { Faq } from '@/components/shared/ui/faq';
import type { Ground } from '@/components/shared/ui/ground';
import { PageHero } from '@/components/shared/ui/page-hero';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { formatPrice } from '@/lib/shared/money';
import { publishedSession } from '@/lib/shared/published-sessions';
import { pages } from '@/lib/shared/seo/pages';
import { serviceWithOffers } from '@/lib/shared/seo/structured-data';
import type { ServiceContent } from '@/lib/site/services/service-content';
import { sessionBands } from '@/lib/site/session-bands';
import { SESSION_BAND_ID, SessionBand } from '../session-band';
import { OtherServices } from './other-services';
import { publishedOffers } from './published-offers';

/** The layout of a service page, from its hero to the contact form. */
export function ServicePage({
  content,
  ground,
  picture,
  contact,
  children,
}: {
  content: ServiceContent;
  ground: Ground;
  picture: ReactNode;
  /** The contact form: its action comes from the page. */
  contact: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('ServicePage');
  const { path, name, hero, plans, faq } = content;
  const session = publishedSession(sessionBands[path].session);
  return (
    <>
      <PageHero
        trail={[
          { name: t('services'), path: '/servicios' },
          { name, path },
        ]}
        title={hero.title}
        lead={hero.lead}
        ground={ground}
        picture={picture}
      >
        <a href="#contact-form" className={buttonClass(ground === 'tinta' ? 'accent' : 'solid', 'max-[26rem]:w-full')}>
          {hero.button} <Arrow />
        </a>
        <p className="text-nota">{hero.note}</p>
        <p className="w-full">
          <a href={`#${SESSION_BAND_ID}`} className="enlace">
            {t('orAnHour', { price: formatPrice(session.price) })}
          </a>
        </p>
      </PageHero>
      {children}
      <SessionBand path={path} />
      <Faq title={faq.title} questions={faq.questions} />
      {contact}
      <OtherServices current={path} />
      <StructuredData
        data={serviceWithOffers({ name, description: pages[path].description, path }, publishedOffers(plans.tiers))}
      />
    </>
  );
}
