import { useTranslations } from 'next-intl';
import { ResultOutput } from '@/components/calculators/shell/result/result-output';
import type { PayoffComparison } from '@/lib/calculators/debt/compare-payoffs';
import type { PayoffPlan } from '@/lib/calculators/debt/payoff-plan';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';
import { exactEuros, wholeEuros } from '@/lib/shared/money';
import { PLANS, type PlanName } from './payoff-file';

const names: Readonly<Record<PlanName, string>> = { dearest: 'cara', smallest: 'pequena', asToday: 'hoy' };

/** Not on phones: balance and interest add up to it. */
const ON_WIDE = 'en-ancho';

/** A row for each method and for going on as today. */
export function MethodsTable({ result }: { result: PayoffComparison }) {
  const t = useTranslations('DebtPlan');
  const figures = (plan: PayoffPlan) => [
    { name: 'meses', exact: plan.months, shown: plan.months === 0 ? t('today') : yearsAndMonths(plan.months) },
    { name: 'intereses', exact: exactEuros(plan.interest), shown: wholeEuros(plan.interest) },
    { name: 'pagado', exact: exactEuros(plan.paid), shown: wholeEuros(plan.paid) },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={t('table')} tabIndex={0} className="cuadro mt-7 print:mt-3">
      <table className="w-full border-collapse text-base print:text-[0.8125rem] print:leading-tight">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-current">
            <th scope="col" className="text-nota font-medium">
              {t('method')}
            </th>
            {(['months', 'interest', 'paid'] as const).map((head) => (
              <th key={head} scope="col" className={`text-nota font-medium ${head === 'paid' ? ON_WIDE : ''}`}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLANS.map((plan) => (
            <tr key={plan} className={`border-b border-linea ${result.better === plan ? 'font-bold' : ''}`}>
              <th scope="row" className={result.better === plan ? '' : 'font-normal'}>
                {t(plan)}
              </th>
              {figures(result[plan]).map(({ name, exact, shown }) => (
                <td key={name} className={name === 'pagado' ? ON_WIDE : ''}>
                  <ResultOutput name={`deuda-${names[plan]}-${name}`} exact={exact}>
                    {shown}
                  </ResultOutput>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
