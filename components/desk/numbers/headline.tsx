import { useTranslations } from 'next-intl';
import type { Numbers } from '@/lib/desk/numbers/contract';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { addMadridDays, formatDate } from '@/lib/shared/madrid-time';
import { formatEuros, wholeEuros } from '@/lib/shared/money';

/** Two figures, each with the sentence that explains it. */
export function Headline({ numbers: { total, spans } }: { numbers: Numbers }) {
  const t = useTranslations('DeskNumbers');
  const { income, paidBack, paid, begun } = total;
  const [first, last] = [spans[0], spans.at(-1)];
  return (
    <section aria-label={t('inShort')} className="border-t-2 border-tinta pt-4">
      {first && last && (
        <p className="text-tinta-2">
          {t('range', { from: formatDate(first.from), to: formatDate(addMadridDays(last.until, -1)) })}
        </p>
      )}
      <div className="mt-5 grid gap-canal gap-y-8 md:grid-cols-2">
        <div>
          <h2 className="font-bold">{t('net')}</h2>
          <p className="mt-3 cifra text-importe tabular-nums">{wholeEuros(income - paidBack)}</p>
          <p className="mt-3 max-w-nota">
            {t('netText', { income: formatEuros(income), paidBack: formatEuros(paidBack) })}
          </p>
        </div>
        <div>
          <h2 className="font-bold">{t('finished')}</h2>
          {begun > 0 ? (
            <>
              <p className="mt-3 cifra text-importe tabular-nums">{formatShare(paid / begun, { most: 0 })}</p>
              <p className="mt-3 max-w-nota">{t('finishedText', { paid, begun })}</p>
            </>
          ) : (
            <p className="mt-3 max-w-nota">{t('noneBegun')}</p>
          )}
        </div>
      </div>
    </section>
  );
}
