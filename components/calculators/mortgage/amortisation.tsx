import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { cushion } from '@/components/shared/illustrations/shapes';
import { Button } from '@/components/shared/ui/button';
import type { ScheduleMonth, YearOfPayments } from '@/lib/calculators/mortgage/mortgage-legs';
import { formatEuros, plainEuros } from '@/lib/shared/money';

const FIRST_MONTHS = 12;
const cell = 'py-2 pl-2 text-right whitespace-nowrap md:pl-4 print:py-px';
const head = 'pb-2 text-nota font-medium text-tinta-2 print:text-[0.8125rem]';
const figureHead = `${head} pl-2 text-right md:pl-4`;

/** The first twelve instalments; a button shows all. */
export function Amortisation({
  months,
  years,
}: {
  months: readonly ScheduleMonth[];
  years: readonly YearOfPayments[];
}) {
  const t = useTranslations('Mortgage');
  const [all, setAll] = useState(false);
  const [, startTransition] = useTransition();
  const [first, twelfth, firstYear] = [months[0], months[FIRST_MONTHS - 1], years[0]];
  if (!first || !twelfth || !firstYear) return null;
  const shown = all ? months : months.slice(0, FIRST_MONTHS);
  return (
    <section aria-labelledby="cuadro" className="rejilla print:px-0">
      <div className="lg:col-span-3">
        <h2 id="cuadro" className="text-t3 print:text-sm">
          {all ? t('allMonths', { months: months.length }) : t('firstYear')}
        </h2>
        <p className="mt-3 max-w-texto text-nota text-tinta-2 print:hidden">
          {t('firstYearText', {
            payment: formatEuros(Math.round(first.payment)),
            interest: formatEuros(Math.round(first.interest)),
            later: formatEuros(Math.round(twelfth.interest)),
          })}
        </p>
        <Button
          look="line"
          className="mt-5 print:hidden"
          aria-expanded={all}
          onClick={() => startTransition(() => setAll(!all))}
        >
          {all ? t('showFirst') : t('showAll', { months: months.length })}
        </Button>
      </div>
      <div className="mt-6 min-w-0 lg:col-span-9 lg:mt-0 print:mt-1">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section aria-label={t('schedule')} tabIndex={0} className="overflow-x-auto">
          <table className="w-full border-collapse text-base md:text-txt print:text-[0.8125rem] print:leading-tight">
            <caption className="sr-only">{t('schedule')}</caption>
            <thead>
              <tr className="border-b-[1.5px] border-tinta">
                <th scope="col" className={`${head} text-left`}>
                  {t('month')}
                </th>
                <th scope="col" className={`${figureHead} max-md:hidden print:table-cell`}>
                  {t('tablePayment')}
                </th>
                <th scope="col" className={figureHead}>
                  {t('tableInterest')}
                </th>
                <th scope="col" className={figureHead}>
                  {t('tablePrincipal')}
                </th>
                <td aria-hidden="true" className="w-[28%] max-md:hidden print:hidden" />
                <th scope="col" className={figureHead}>
                  {t('tableBalance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row
                  key={row.month}
                  name={String(row.month)}
                  {...row}
                  paid={row.payment}
                  bar
                  screenOnly={row.month > FIRST_MONTHS}
                />
              ))}
            </tbody>
            {!all && (
              <tfoot className="border-t-[1.5px] border-tinta font-bold">
                <Row name={t('year', { year: 1 })} {...firstYear} />
              </tfoot>
            )}
          </table>
        </section>
      </div>
    </section>
  );
}

type RowProps = {
  name: string;
  paid: number;
  interest: number;
  principal: number;
  balance: number;
  bar?: boolean;
  screenOnly?: boolean;
};

function Row({ name, paid, interest, principal, balance, bar, screenOnly }: RowProps) {
  return (
    <tr className={`border-b border-regla ${screenOnly ? 'print:hidden' : ''}`}>
      <th scope="row" className={`py-2 text-left print:py-px ${bar ? 'font-normal' : ''}`}>
        {name}
      </th>
      <td translate="no" className={`${cell} max-md:hidden print:table-cell`}>
        {plainEuros(paid)}
      </td>
      <td translate="no" className={cell}>
        {plainEuros(interest)}
      </td>
      <td translate="no" className={cell}>
        {plainEuros(principal)}
      </td>
      <td aria-hidden="true" className="pl-6 max-md:hidden print:hidden">
        {bar && <ShareBar share={interest / (interest + principal)} />}
      </td>
      <td translate="no" className={cell}>
        {plainEuros(balance)}
      </td>
    </tr>
  );
}

const WIDTH = 240;

/** Interest and principal of one instalment, to scale. */
function ShareBar({ share }: { share: number }) {
  const interest = (WIDTH - 2) * share;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 18`} preserveAspectRatio="none" className="block h-[18px] w-full">
      {interest > 0.5 && <path d={cushion(0, 0, interest, 18, 5)} className="fill-azafran" />}
      <path d={cushion(interest + 2, 0, WIDTH - interest - 2, 18, 5)} className="fill-mar" />
    </svg>
  );
}
