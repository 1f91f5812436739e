import { useTranslations } from 'next-intl';
import { formatExactMoment, formatMoment } from '@/lib/madrid-time';
import { formatEuros } from '@/lib/money';
import type { HistoryEntry } from '@/lib/orders/order-page/history';

export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useTranslations('OrderPage.history');
  return (
    <section aria-labelledby="historia-titulo">
      <h2 id="historia-titulo" className="mb-3 text-t4">
        {t('title')}
      </h2>
      <ol>
        {entries.map((entry) => (
          <li
            key={`${entry.kind} ${entry.at.toISOString()}`}
            className="grid gap-x-6 border-t-[1.5px] border-tinta py-2.5 sm:grid-cols-[1fr_auto]"
          >
            <span className="font-bold">{t(entry.kind, detailOf(entry))}</span>
            <time dateTime={entry.at.toISOString()} className="text-tinta-2">
              {entry.kind === 'withdrawn' ? formatExactMoment(entry.at) : formatMoment(entry.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function detailOf(entry: HistoryEntry): { detail: string } {
  if ('hour' in entry) return { detail: formatMoment(entry.hour) };
  return { detail: 'amount' in entry ? formatEuros(entry.amount) : '' };
}
