import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';

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

/** In place of the result, with the worked example: in view beside each of the fields. */
export function EmptyResult({ title, children, example }: { title: string; children: ReactNode; example: ReactNode }) {
  return (
    <div className="grid gap-8 md:sticky md:top-28 print:hidden">
      <div>
        <p className="max-w-corta font-titular text-t3 font-bold tracking-cerrado">{title}</p>
        <div className="mt-4 max-w-texto text-bruma">{children}</div>
      </div>
      {example}
    </div>
  );
}
