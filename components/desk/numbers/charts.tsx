import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Summary } from '@/components/shared/ui/summary';
import type { Numbers } from '@/lib/desk/numbers/contract';
import { formatNumber } from '@/lib/shared/i18n/numbers';
import { formatEuros } from '@/lib/shared/money';
import { NetBars, netOf, OrderBars, spanName } from './bars';
import { FigureTable } from './figure-table';

export function Charts({ numbers }: { numbers: Numbers }) {
  const t = useTranslations('DeskNumbers');
  const { period, spans } = numbers;
  const best = spans.reduce((one, other) => (netOf(other) > netOf(one) ? other : one));
  const nameOf = (from: string, index: number) => {
    const name = t(`span.${period}`, { day: spanName(period, from) });
    return index === spans.length - 1 ? t('current', { span: name }) : name;
  };
  return (
    <div className="grid grid-cols-1 gap-canal gap-y-paso 2xl:grid-cols-2">
      <ChartFrame
        title={t(`incomeChart.${period}`)}
        text={
          netOf(best) > 0
            ? t(`best.${period}`, { net: formatEuros(netOf(best)), day: spanName(period, best.from) })
            : t('noIncome')
        }
        table={
          <FigureTable
            caption={t(`incomeChart.${period}`)}
            head={[t(`table.${period}`), t('table.income'), t('table.paidBack'), t('table.net')]}
            rows={spans.map((span, index) => [
              nameOf(span.from, index),
              ...[span.income, span.paidBack, netOf(span)].map(formatEuros),
            ])}
          />
        }
      >
        <NetBars numbers={numbers} />
      </ChartFrame>
      <ChartFrame
        title={t(`ordersChart.${period}`)}
        text={t('ordersText')}
        table={
          <FigureTable
            caption={t(`ordersChart.${period}`)}
            head={[t(`table.${period}`), t('columns.chosen'), t('columns.begun'), t('columns.paid')]}
            rows={spans.map(({ from, chosen, begun, paid }, index) => [
              nameOf(from, index),
              ...[chosen, begun, paid].map((count) => formatNumber(count)),
            ])}
          />
        }
      >
        <OrderBars numbers={numbers} />
      </ChartFrame>
    </div>
  );
}

type Props = {
  title: string;
  /** The drawing in a sentence: the drawing itself is hidden from screen readers. */
  text: string;
  children: ReactNode;
  /** The same figures in rows. */
  table: ReactNode;
};

function ChartFrame({ title, text, children, table }: Props) {
  const t = useTranslations('DeskNumbers');
  return (
    <figure className="min-w-0">
      <figcaption className="mb-5">
        <h2 className="text-t4">{title}</h2>
        <p className="mt-2 max-w-lectura text-tinta-2">{text}</p>
      </figcaption>
      <div aria-hidden="true" className="min-h-52">
        {children}
      </div>
      <details className="mt-3">
        <Summary className="w-fit gap-x-2 py-1 font-bold underline underline-offset-4">{t('seeTable')}</Summary>
        <div className="mt-3">{table}</div>
      </details>
    </figure>
  );
}
