import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from '@/components/shared/ui/logo';

export const CONTENT_ID = 'contenido';

/** The bar on top of every page of the desk. */
export function DeskBar({ children }: { children?: ReactNode }) {
  const t = useTranslations('DeskShared');
  // Not lib/shared/site: its configuration would bring zod into the browser.
  const brand = useTranslations('Brand');
  return (
    <header className="bg-tinta text-papel">
      <a
        href={`#${CONTENT_ID}`}
        className="absolute -left-[999px] z-40 bg-papel px-4 py-3 font-bold text-tinta focus:top-2 focus:left-4"
      >
        {t('skip')}
      </a>
      <div className="mx-auto flex min-h-16 w-full max-w-[100rem] flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
        <p className="flex flex-wrap items-center gap-x-4">
          <Logo name={brand('name')} markClassName="h-[26px] w-[35px]" nameClassName="max-sm:sr-only" />
          <span className="font-titular text-t4 text-azafran">{t('desk')}</span>
        </p>
        {children}
      </div>
    </header>
  );
}
