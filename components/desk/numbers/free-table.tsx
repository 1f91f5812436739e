import { useTranslations } from 'next-intl';
import type { Numbers } from '@/lib/desk/numbers/contract';
import { formatNumber } from '@/lib/shared/i18n/numbers';
import { FigureTable } from './figure-table';

/** The way from an hour of the free consultation to the consultation. It has no money. */
export function FreeTable({ free: { chosen, confirmed, moved, cancelled } }: { free: Numbers['free'] }) {
  const t = useTranslations('DeskNumbers.free');
  const columns = ['what', 'chosen', 'confirmed', 'moved', 'cancelled'] as const;
  return (
    <section>
      <h2 className="text-t4">{t('title')}</h2>
      <p className="mt-2 mb-5 max-w-lectura text-tinta-2">{t('text')}</p>
      <FigureTable
        caption={t('title')}
        head={columns.map((column) => t(`columns.${column}`))}
        rows={[
          [t('name'), formatNumber(chosen), formatNumber(confirmed), formatNumber(moved), formatNumber(cancelled)],
        ]}
      />
    </section>
  );
}
