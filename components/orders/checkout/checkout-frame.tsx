import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from '@/components/shared/ui/logo';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { CONTENT_ID, SkipLink } from '@/components/shared/ui/skip-link';
import { site } from '@/lib/shared/site';
import { withdrawal } from '@/lib/shared/texts/navigation';

const legalLinks = [
  ['privacy', '/politica-privacidad'],
  ['legalNotice', '/aviso-legal'],
  ['terms', '/condiciones'],
  ['guarantee', '/garantia'],
] as const;

export function CheckoutFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('Checkout.frame');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b-[1.5px] border-tinta">
        <div className="rejilla">
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 md:min-h-[76px]">
            <Link prefetch={false} href="/" aria-label={t('home')} className="no-underline">
              <Logo name={site.name} />
            </Link>
            <p className="text-nota text-tinta-2">
              <span className="max-md:sr-only">{t('questions')} </span>
              <PhoneLink className="max-md:py-2.5" />
              <span className="max-md:sr-only">{t('hours', { hours: site.phoneHours })}</span>
            </p>
          </div>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <footer className="bg-tinta py-6 text-papel print:hidden">
        <div className="rejilla">
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1 text-nota">
            <p className="mr-auto max-md:w-full">
              {t('copyright', { years: `${site.firstYear}-${new Date().getFullYear()}` })}
            </p>
            <Link prefetch={false} href={withdrawal.href} className="enlace py-1 font-bold hover:text-azafran">
              {withdrawal.label}
            </Link>
            <nav aria-label={t('legal')}>
              <ul className="flex flex-wrap gap-x-8 gap-y-1">
                {legalLinks.map(([name, href]) => (
                  <li key={href}>
                    <Link prefetch={false} href={href} className="enlace py-1 hover:text-azafran">
                      {t(name)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </footer>
    </div>
  );
}
