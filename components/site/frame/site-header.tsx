import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/shared/ui/button';
import { Logo } from '@/components/shared/ui/logo';
import { PageLink } from '@/components/shared/ui/page-link';
import { Still } from '@/components/shared/ui/still';
import { site } from '@/lib/shared/site';
import {
  about,
  contact,
  freeConsultation,
  hire,
  type NavGroup,
  navGroups,
  ownLinks,
} from '@/lib/shared/texts/navigation';
import { BlogLink } from './blog-link';
import { MenuContent } from './menu-content';
import { MobileMenu } from './mobile-menu';
import { NavDropdown } from './nav-dropdown';
import { NavLink } from './nav-link';
import { NavRow } from './nav-row';
import { StickyHeader } from './sticky-header';

const item =
  'flex min-h-11 items-center border-y-[3px] border-transparent font-titular font-medium whitespace-nowrap no-underline hover:border-b-azafran aria-expanded:border-b-azafran aria-[current]:border-b-azafran';

export function SiteHeader() {
  const t = useTranslations('Header');
  const home = (
    <Still>
      <PageLink href="/" className="min-w-0 no-underline">
        <Logo name={site.name} />
      </PageLink>
    </Still>
  );
  return (
    <StickyHeader>
      <div className="flex min-h-[64px] items-center gap-x-[16px] px-margen py-[8px] md:min-h-[76px] md:flex-wrap">
        {home}
        <nav aria-label={t('main')} className="mx-auto max-[77.5rem]:hidden print:hidden">
          <NavRow className="flex flex-wrap items-center gap-x-[clamp(0.6rem,calc(3.6vw-2.2rem),1.5rem)]">
            {navGroups.map((group) => (
              <NavDropdown
                key={group.id}
                id={`menu-${group.id}`}
                label={group.label}
                hrefs={[...group.items, ...(group.all ? [group.all] : [])].map(({ href }) => href)}
                className={item}
              >
                <NavPanel {...group} />
              </NavDropdown>
            ))}
            <li>
              <NavLink href={about.href} className={item}>
                {about.label}
              </NavLink>
            </li>
            <li>
              <BlogLink className={item} />
            </li>
            <li>
              <NavLink href={contact.href} className={item}>
                {contact.label}
              </NavLink>
            </li>
          </NavRow>
        </nav>
        <Still>
          <p className="flex gap-2.5 max-md:hidden max-[77.5rem]:ml-auto print:hidden">
            <PageLink href={ownLinks.href} className={`${item} mr-1 max-[96rem]:hidden!`}>
              {ownLinks.label}
            </PageLink>
            <PageLink href={hire.href} className={buttonClass('line', 'min-h-11! px-3.5! py-2! text-base!')}>
              {hire.label}
            </PageLink>
            <PageLink
              href={freeConsultation.href}
              className={buttonClass('solid', 'min-h-11! px-3.5! py-2! text-base!')}
            >
              {freeConsultation.label}
            </PageLink>
          </p>
        </Still>
        <div className="ml-auto md:ml-0 min-[77.5rem]:hidden print:hidden">
          <MobileMenu texts={{ menu: t('menu'), open: t('openMenu'), close: t('closeMenu') }} brand={home}>
            <MenuContent />
          </MobileMenu>
        </div>
      </div>
    </StickyHeader>
  );
}

/** What the panel of a dropdown shows. */
export function NavPanel({ title, all, items }: NavGroup) {
  return (
    <Still>
      <div className="rejilla py-12">
        <div className="lg:col-span-4">
          <p className="font-titular text-t3 font-bold tracking-cerrado text-balance">{title}</p>
          {all && (
            <NavLink href={all.href} exact className="enlace mt-4">
              {all.label}
            </NavLink>
          )}
        </div>
        <ul className="grid gap-x-canal sm:grid-cols-2 lg:col-span-8 lg:col-start-5">
          {items.map(({ href, label, price, description }) => (
            <li
              key={href}
              className="group/item relative flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-tinta py-3 before:absolute before:inset-x-[-10px] before:inset-y-0 before:-z-10 before:bg-azafran before:opacity-0 hover:before:opacity-100"
            >
              <NavLink
                href={href}
                className="font-titular text-campo font-bold tracking-leve no-underline after:absolute after:inset-0 aria-[current]:underline aria-[current]:decoration-azafran aria-[current]:decoration-[3px]"
              >
                {label}
              </NavLink>
              {price && <span className="font-titular font-medium whitespace-nowrap">{price}</span>}
              <span className="w-full text-nota text-tinta-2 group-hover/item:text-tinta">{description}</span>
            </li>
          ))}
        </ul>
      </div>
    </Still>
  );
}
