import { useTranslations } from 'next-intl';
import { debtRatio } from '@/lib/calculators/debt/debt-ratio';
import { formatPrice } from '@/lib/shared/money';
import { type DebtValues, liveFigures } from './debt-fields';

/** Debt limit and total of the debts, updated while typing. */
export function LiveLimit({ values }: { values: DebtValues }) {
  const t = useTranslations('DebtRatio');
  const { income, debts } = liveFigures(values);
  const limit = income === null ? null : debtRatio({ income, debts: [] }).limit;
  const rows = [
    { name: 'limit', label: t('liveLimit'), amount: limit },
    { name: 'debts', label: t('liveDebts'), amount: debts },
  ];
  return (
    <dl className="border-t-[1.5px] border-tinta">
      {rows.map(({ name, label, amount }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-regla py-2">
          <dt>{label}</dt>
          <dd className="ml-auto font-titular text-lg font-bold" data-live={name}>
            {amount === null ? '–' : formatPrice(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
