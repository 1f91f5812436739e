import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { Faq } from '@/components/shared/ui/faq';
import type { Ground } from '@/components/shared/ui/ground';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PageLink } from '@/components/shared/ui/page-link';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { type Cents, formatPrice } from '@/lib/shared/money';
import { publishedSession } from '@/lib/shared/published-sessions';
import { pages } from '@/lib/shared/seo/pages';
import { serviceWithOffers } from '@/lib/shared/seo/structured-data';
import { serviceGroup } from '@/lib/shared/texts/navigation';
import type { Plan, ServiceContent, ServicePath } from '@/lib/site/services/service-content';
import { sessionBands } from '@/lib/site/session-bands';
import { SESSION_BAND_ID, SessionBand } from '../session-band';

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

/** Links to the other services, to the shop and to the contact page. */
function OtherServices({ current }: { current: ServicePath }) {
  const t = useTranslations('ServicePage');
  const others = serviceGroup.items.filter(({ href }) => href !== current);
  return (
    <nav aria-label={t('others')} className="border-t border-regla py-tramo">
      <div className="rejilla gap-y-4">
        <p className="font-titular text-t4 font-bold tracking-leve lg:col-span-4">{t('others')}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 lg:col-span-8">
          {others.map(({ href, label }) => (
            <li key={href}>
              <PageLink href={href} className="enlace">
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink href="/servicios" className="enlace">
              {t('all')}
            </PageLink>
          </li>
          <li>
            <PageLink href="/contacto" className="enlace">
              {t('ask')}
            </PageLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** Offers for the structured data. Plans priced as a percentage have none. */
export function publishedOffers(plans: readonly Plan[]): { name: string; price: Cents }[] {
  return plans.flatMap(({ name, price }) => {
    if (price.kind === 'share') return [];
    return [{ name, price: price.kind === 'free' ? 0 : price.amount }];
  });
}
