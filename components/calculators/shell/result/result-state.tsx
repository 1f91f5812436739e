import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { bar } from '@/components/illustrations/shapes';

/** Live region with the result in one sentence. Always on the page: an inserted live region is not announced. */
export function Announcement({ run, children }: { run: number | undefined; children: string }) {
  // Unchanged text is not announced again: every second run adds an invisible character.
  return (
    <p role="status" className="sr-only">
      {run === undefined ? '' : `${children}${run % 2 ? '' : '\u00a0'}`}
    </p>
  );
}

/** Shown when the fields differ from the result's. */
export function OutdatedMark({ outdated, button }: { outdated: boolean; button: string }) {
  const t = useTranslations('Calculator');
  return (
    <div role="status">
      {outdated && (
        <p data-outdated="" className="mb-8 respaldo-s bg-azafran px-4 py-3 font-bold text-tinta print:border">
          {t('outdated', { button })}
        </p>
      )}
    </div>
  );
}

const channels = Array.from({ length: 25 }, (_, index) => bar(index * 32 + 1, 1, 26, 299)).join('');

/** Placeholder for the result. `example` is shown without JavaScript. */
export function EmptyResult({ title, children, example }: { title: string; children: ReactNode; example: ReactNode }) {
  const t = useTranslations('Calculator');
  return (
    <div className="flex h-full flex-col justify-between gap-10 print:hidden">
      <div>
        <p className="max-w-corta font-titular text-t3 font-bold tracking-cerrado">{title}</p>
        <div className="mt-4 max-w-texto text-bruma">{children}</div>
        <div className="mt-8 hidden respaldo-s bg-azafran px-5 py-4 text-tinta noscript:block">
          <p className="font-bold">{t('noScript')}</p>
          <div className="mt-2">{example}</div>
        </div>
      </div>
      <svg viewBox="0 0 796 300" aria-hidden="true" className="h-auto w-full fill-none stroke-regla-n stroke-2">
        <path d={channels} />
      </svg>
    </div>
  );
}
