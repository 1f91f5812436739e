import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import type { HistoryEntry } from '@/lib/orders/order-page/history';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { statementPath } from '@/lib/orders/withdrawal/statement-link';
import { formatMoment } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';

type Props = { token: string; entries: readonly HistoryEntry[] };

export function History({ token, entries }: Props) {
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
            <span>
              <span className="font-bold">{t(entry.kind, detailOf(entry))}</span>
              {entry.kind === 'withdrawn' && (
                <>
                  {' '}
                  <PageLink href={acknowledgmentPath(token, entry.undoneId)} className="enlace inline-block py-1">
                    {t('acknowledgment')}
                  </PageLink>
                </>
              )}
            </span>
            <time dateTime={entry.at.toISOString()} className="text-tinta-2">
              {formatMoment(entry.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The order has a page for the statement that counts; what was undone has its own. */
function acknowledgmentPath(token: string, undoneId: string | null): string {
  return undoneId ? statementPath(undoneId) : orderPathOfToken(token, 'desistimiento');
}

function detailOf(entry: HistoryEntry): { detail: string } {
  if ('hour' in entry) return { detail: formatMoment(entry.hour) };
  return { detail: 'amount' in entry ? formatEuros(entry.amount) : '' };
}
