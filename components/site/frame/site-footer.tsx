import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from '@/components/shared/ui/logo';
import { PageLink } from '@/components/shared/ui/page-link';
import { Still } from '@/components/shared/ui/still';
import { Telephone } from '@/components/shared/ui/telephone';
import { site } from '@/lib/shared/site';
import {
  about,
  contact,
  legalLinks,
  type NavLink,
  ownLinks,
  serviceGroup,
  trustGroup,
  withdrawal,
} from '@/lib/shared/texts/navigation';
import { AwayFromHome } from './away-from-home';
import { BlogLink } from './blog-link';
import { CurrentYear } from './current-year';

function Links({ links }: { links: readonly NavLink[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <PageLink href={href}>{label}</PageLink>
    </li>
  ));
}

function Column({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <nav aria-labelledby={id} className={className}>
      <Still>
        <h2 id={id} className="mb-2 font-titular text-base tracking-normal text-azafran">
          {title}
        </h2>
        <ul className="pie-lista">{children}</ul>
      </Still>
    </nav>
  );
}

/** `newsletter` is the form below the site name, not on the home page, which has one of its own, nor on pages about leaving it. */
export function SiteFooter({ newsletter }: { newsletter?: ReactNode }) {
  const t = useTranslations('Footer');
  return (
    <footer className="bg-tinta pt-16 pb-8 text-papel print:hidden">
      <div className="rejilla gap-y-10">
        <div className="md:col-span-12 lg:col-span-4">
          <Still>
            <PageLink href="/" className="inline-block max-w-full no-underline *:whitespace-normal">
              <Logo name={site.name} />
            </PageLink>
            <p className="mt-4 max-w-nota text-nota text-bruma">{t('about')}</p>
          </Still>
          {newsletter && (
            <AwayFromHome>
              <div className="mt-8 max-w-md [main:has([data-newsletter])~footer_&]:hidden">{newsletter}</div>
            </AwayFromHome>
          )}
        </div>
        <Column
          id="pie-servicios"
          title={t('services')}
          className="min-[22rem]:col-span-6! md:col-span-4! lg:col-span-3!"
        >
          <Links links={serviceGroup.items} />
          <Links links={[{ label: t('allServices'), href: '/servicios' }]} />
        </Column>
        <Column id="pie-casa" title={t('house')} className="min-[22rem]:col-span-6! md:col-span-3! lg:col-span-2!">
          <Links links={[about]} />
          <li>
            <BlogLink />
          </li>
          <Links links={trustGroup.items} />
          {site.hasPrivateSpace && (
            <li>
              <a href="/espacio">{t('space')}</a>
            </li>
          )}
          <li>
            <a href={site.linkedInUrl} target="_blank" rel="me noopener">
              {t('network')}
              <span className="sr-only"> {t('opensInNewTab')}</span>
            </a>
          </li>
        </Column>
        <Column id="pie-contacto" title={t('contact')} className="md:col-span-5! lg:col-span-3!">
          <li>
            <a href={`mailto:${site.contactEmail}`} className="wrap-anywhere">
              {site.contactEmail}
            </a>
          </li>
          <li>
            <Telephone phone={site.phone} className="" />
          </li>
          <li className="flex min-h-8 items-center">
            <span className="block">{site.officeHours}</span>
          </li>
          <Links links={[{ label: t('write'), href: contact.href }, ownLinks]} />
        </Column>
        <div className="mt-4 flex flex-wrap gap-x-8 gap-y-1 border-t border-regla-n pt-5 text-nota">
          <Still>
            <p className="mb-2 w-full text-txt">
              <PageLink href={withdrawal.href} className="enlace py-1 font-bold hover:text-azafran">
                {withdrawal.label}
              </PageLink>
            </p>
          </Still>
          <p className="flex min-h-8 items-center max-md:w-full md:mr-auto">
            <span>
              © {site.firstYear}-<CurrentYear built={new Date().getFullYear()} /> {site.name}
            </span>
          </p>
          <Still>
            <ul className="pie-lista flex flex-wrap gap-x-8" aria-label={t('legal')}>
              <Links links={legalLinks} />
            </ul>
          </Still>
        </div>
      </div>
    </footer>
  );
}
