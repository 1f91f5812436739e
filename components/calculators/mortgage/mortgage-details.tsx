import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { MortgageInput, MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { mortgageLoan, mortgageParagraph } from '@/lib/calculators/texts/mortgage-note';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { formatEuros, formatPrice } from '@/lib/shared/money';
import { AdviserNote } from '../shell/result/adviser-note';
import { TakeAway } from '../shell/take-away/take-away';
import { adviserSentences } from './adviser-sentences';
import { Amortisation } from './amortisation';
import type { MortgageValues } from './mortgage-field';
import { purchaseRows } from './purchase/purchase-entries';
import { type PlannedPurchase, type PurchaseSum, usePurchaseSum } from './purchase/use-purchase-sum';
import { SavingsAndLoan } from './savings-and-loan';
import { scheduleRows } from './schedule-file';
import { useMortgageFigures } from './use-mortgage-figures';

type MortgageDetailsProps = { input: PlannedPurchase; result: MortgageResult; values: MortgageValues; asked: number };

/** Below the card: adviser's note, savings, amortisation table, exports. Memoised: typing does not render it again. */
export const MortgageDetails = memo(function MortgageDetails({ input, result, values, asked }: MortgageDetailsProps) {
  const t = useTranslations('Mortgage');
  const figures = useMortgageFigures(input, result);
  const { shortfall } = result.recommended;
  const { sum } = usePurchaseSum(input);
  const euros = (label: string) => `${label} (€)`;
  const heads = [
    t('month'),
    t('tableYear'),
    t('fileRate'),
    ...[t('tablePayment'), t('tableInterest'), t('tablePrincipal'), t('tableBalance')].map(euros),
  ];
  return (
    <div className="grid gap-y-pieza pt-tramo print:gap-y-2 print:px-margen print:pt-2">
      <div className="rejilla print:px-0">
        <AdviserNote>
          {adviserSentences(input, result).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </AdviserNote>
      </div>
      <SavingsAndLoan input={input} result={result} />
      {/* The key collapses the table at each new result that was asked for. */}
      <Amortisation key={asked} months={result.months} years={result.years} />
      <TakeAway
        values={values}
        file={{ name: t('file'), rows: () => [...scheduleRows(result, heads), ...(sum ? purchaseRows(sum, t) : [])] }}
        paragraph={mortgageParagraph({
          ...figures,
          shortfall: shortfall > 0 ? formatPrice(shortfall) : undefined,
          years: input.years,
          loan: loanOf(input, result),
          purchase: sum && carriedPurchase(sum),
        })}
      />
    </div>
  );

  function carriedPurchase({ choice, taxes, needed }: PurchaseSum) {
    return {
      home: t(choice.home === 'new' ? 'nueva' : 'usada').toLowerCase(),
      community: t(`communityNames.${choice.community}`),
      taxes: formatPrice(taxes.total),
      needed: formatPrice(needed.total),
      missing: needed.shortfall > 0 ? formatPrice(needed.shortfall) : undefined,
    };
  }
});

function loanOf({ kind, annualRate, mixed }: MortgageInput, { laterPayment }: MortgageResult): string {
  const rate = formatRate(annualRate);
  if (kind !== 'mixto' || !mixed) return kind === 'variable' ? mortgageLoan.variable(rate) : mortgageLoan.fijo(rate);
  return mortgageLoan.mixto(rate, mixed.fixedYears, formatRate(mixed.laterRate), formatEuros(laterPayment ?? 0));
}
