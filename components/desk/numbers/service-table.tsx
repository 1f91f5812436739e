import { useTranslations } from 'next-intl';
import type { Figures, Numbers } from '@/lib/desk/numbers/contract';
import { formatNumber } from '@/lib/shared/i18n/numbers';
import { formatEuros } from '@/lib/shared/money';
import { FigureTable } from './figure-table';

/** The way from an hour to a payment, for each service. */
export function ServiceTable({ numbers: { services, total } }: { numbers: Numbers }) {
  const t = useTranslations('DeskNumbers');
  const columns = ['service', 'chosen', 'begun', 'paid', 'moved', 'refunded', 'net'] as const;
  const figures = ({ chosen, begun, paid, moved, refunded, income, paidBack }: Figures, hasHour: boolean) => [
    hasHour ? formatNumber(chosen) : t('noHour'),
    formatNumber(begun),
    formatNumber(paid),
    hasHour ? formatNumber(moved) : t('noHour'),
    formatNumber(refunded),
    formatEuros(income - paidBack),
  ];
  return (
    <section>
      <h2 className="text-t4">{t('services')}</h2>
      <p className="mt-2 mb-5 max-w-lectura text-tinta-2">{t('servicesText')}</p>
      <FigureTable
        caption={t('services')}
        head={columns.map((column) => t(`columns.${column}`))}
        rows={services.map((service) => [service.name, ...figures(service, service.hasHour)])}
        footer={[t('total'), ...figures(total, true)]}
      />
    </section>
  );
}
