import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { bar } from '@/components/shared/illustrations/shapes';

/** Milliseconds without a new result after which the last one is announced. */
const ANNOUNCEMENT_PAUSE = 1_000;

type AnnouncementProps = {
  asked: number | undefined;
  /** Announced after a pause instead of at once. */
  waits: boolean;
  children: string;
};

/** Live region with the result in one sentence. Always on the page: an inserted live region is not announced. */
export function Announcement({ asked, waits, children }: AnnouncementProps) {
  const [said, setSaid] = useState('');
  // Unchanged text is not announced again: every second result that was asked for adds an invisible character.
  const sentence = asked === undefined ? '' : `${children}${asked % 2 ? '' : '\u00a0'}`;
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), waits ? ANNOUNCEMENT_PAUSE : 0);
    return () => clearTimeout(timer);
  }, [sentence, waits]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** Shown when the fields hold something that cannot be calculated. */
export function OutdatedMark({ outdated }: { outdated: boolean }) {
  const t = useTranslations('Calculator');
  return (
    <div role="status">
      {outdated && (
        <p data-outdated="" className="mb-8 respaldo-s bg-azafran px-4 py-3 font-bold text-tinta print:border">
          {t('outdated')}
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
    <div className="flex grow flex-col justify-between gap-10 print:hidden">
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
