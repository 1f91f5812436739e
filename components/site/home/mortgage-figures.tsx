import { unlessWords } from '@/components/shared/ui/unless-words';
import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { formatNumber, formatPercent } from '@/lib/shared/i18n/numbers';
import { wholeEuros } from '@/lib/shared/money';
import { loanOf, type MortgageCase, livingMortgage as texts } from '@/lib/site/living-mortgage';

export function MortgageFigures({ mortgage }: { mortgage: MortgageCase }) {
  const loan = loanOf(mortgage);
  const payment = monthlyPayment(loan);
  const interest = totalInterest(loan);
  const repaid = wholeEuros(loan.principal + interest);
  const amount = formatNumber(Math.round(payment / 100));
  const facts = [
    [texts.facts.price, wholeEuros(mortgage.price * 100)],
    [texts.facts.savings, wholeEuros(mortgage.savings * 100)],
    [texts.facts.loan, wholeEuros(loan.principal)],
    [texts.facts.term, texts.years(mortgage.years)],
    [texts.facts.rate, formatPercent(mortgage.rate, { most: 1 })],
    [texts.facts.repaid, repaid],
  ] as const;
  return (
    <div className="mt-9 grid items-end gap-x-canal md:col-span-6 md:col-start-7 md:mt-respiro min-[69rem]:grid-cols-[auto_minmax(min(11.5rem,14.5vw),1fr)]">
      <div>
        <p className="mb-4 text-nota font-medium md:hidden">
          {texts.instalment(wholeEuros(loan.principal), texts.years(mortgage.years))}
        </p>
        <p className="cifra flex h-[0.82em] items-end text-[min(7.6rem,31vw)] whitespace-nowrap md:text-[min(clamp(5rem,10.6vw,9rem),10.7vw)]">
          {/* Four digits are scaled to the width of three. */}
          <span translate="no" className={amount.length > 3 ? 'text-[0.64em]' : undefined}>
            {amount}
          </span>
          <span className="mt-[0.3em] self-start text-[0.3em] leading-none tracking-leve">&nbsp;{texts.perMonth}</span>
        </p>
        <p className="mt-5 max-md:text-nota md:hidden">{texts.summary(repaid, wholeEuros(interest))}</p>
      </div>
      <dl className="text-nota max-md:sr-only md:max-[69rem]:-order-1 md:max-[69rem]:mb-6 min-[69rem]:-mt-24">
        {facts.map(([term, amount]) => (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-4 border-t border-regla py-[0.34rem] last:border-t-[1.5px] last:border-tinta md:max-[69rem]:nth-[-n+2]:sr-only"
          >
            <dt className="text-tinta-2">{term}</dt>
            <dd translate={unlessWords(amount)} className="font-bold whitespace-nowrap">
              {amount}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
