import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { site, telephoneLink } from '@/lib/site';
import { NavLink } from './nav-link';
import { PhoneMark } from './phone-mark';
import { StickyHeader } from './sticky-header';

export function SiteHeader() {
  const t = useTranslations('Header');
  return (
    <StickyHeader>
      <div className="flex h-16 items-center gap-1 min-[23.4rem]:gap-2 px-margen md:h-[76px] md:gap-6">
        <Link href="/" className="mr-auto no-underline">
          <Logo name={site.name} />
        </Link>
        <nav aria-label={t('main')} className="max-md:hidden">
          <NavLink href="/servicios">{t('services')}</NavLink>
        </nav>
        <a
          href={telephoneLink(site.phone)}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 font-titular font-medium whitespace-nowrap no-underline hover:underline max-[23.4rem]:hidden"
        >
          <PhoneMark />
          <span className="max-md:sr-only">
            <span className="sr-only">{t('call')} </span>
            {site.phone}
          </span>
        </a>
        <Link
          href="/servicios"
          className={buttonClass('solid', 'min-h-11! px-2! py-2! text-base! min-[23.4rem]:px-3! md:px-4!')}
        >
          <span>
            {t('bookShort')}
            <span className="max-md:sr-only"> {t('bookRest')}</span>
          </span>
        </Link>
      </div>
    </StickyHeader>
  );
}
