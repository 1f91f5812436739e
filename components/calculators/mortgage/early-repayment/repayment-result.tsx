import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SideBySide, type SideBySideRow } from '@/components/calculators/shell/result/side-by-side';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import type { RepaymentPlan, RepaymentResult } from '@/lib/calculators/mortgage/early-repayment';
import type { RepaymentEffect } from '@/lib/calculators/mortgage/repaid-loan';
import { isUncounted } from '@/lib/calculators/mortgage/repayment-caps';
import { investingSentence, repaymentHeadline, repaymentNote } from '@/lib/calculators/texts/repayment-note';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';
import { type Cents, exactEuros, formatEuros, wholeEuros } from '@/lib/shared/money';
import { LegalCaps } from './legal-caps';
import type { ChosenRepayment } from './repayment-fields';

const names: Readonly<Record<RepaymentEffect, 'plazo' | 'cuota'>> = { shorter: 'plazo', lower: 'cuota' };

type RepaymentResultProps = { input: ChosenRepayment; result: RepaymentResult };

/** The sentence that answers, both effects side by side with the chosen one first, investing instead, and the law. */
export const RepaymentResultView = memo(function RepaymentResultView({ input, result }: RepaymentResultProps) {
  const t = useTranslations('EarlyRepayment');
  const { effect } = input;
  const order = [effect, effect === 'shorter' ? 'lower' : 'shorter'] as const;
  const heads = [t(names[order[0]]), t(names[order[1]])] as const;
  type Shown = { exact: string | number; shown: string };
  const row = (label: string, name: string, part: (plan: RepaymentPlan) => Shown, isStrong = false): SideBySideRow => {
    const figure = (which: RepaymentEffect) => ({ name: `amortizar-${names[which]}-${name}`, ...part(result[which]) });
    return { label, figures: [figure(order[0]), figure(order[1])], isStrong };
  };
  const euros = (amount: Cents): Shown => ({ exact: exactEuros(amount), shown: wholeEuros(amount) });
  return (
    <>
      <ToolAnswer>{repaymentHeadline(input, effect, result)}</ToolAnswer>
      <SideBySide
        caption={t('table')}
        heads={heads}
        rows={[
          row(t('saved'), 'ahorro', ({ interestSaved }) => euros(interestSaved), true),
          row(t('compensation'), 'compensacion', ({ compensation }) =>
            isUncounted(input) ? { exact: '', shown: t('byDeed') } : euros(compensation),
          ),
          row(t('earlier'), 'antes', ({ monthsSaved }) => ({
            exact: monthsSaved,
            shown: monthsSaved === 0 ? t('notEarlier') : yearsAndMonths(monthsSaved),
          })),
          row(t('payment'), 'cuota', ({ payment }) => ({
            exact: exactEuros(payment),
            shown: payment === 0 ? t('noPayment') : formatEuros(payment),
          })),
          row(t('repaid'), 'adelantado', ({ repaid }) => euros(repaid)),
        ]}
      />
      <h4 className="mt-9 font-titular text-t4 font-bold tracking-leve print:mt-3 print:text-base">
        {t('investTitle')}
      </h4>
      <p className="mt-2 max-w-lectura font-bold">{investingSentence(input, result[effect])}</p>
      <SideBySide
        caption={t('investTitle')}
        heads={heads}
        rows={[
          row(t('byRepaying'), 'amortizando', ({ leftByRepaying }) => euros(leftByRepaying)),
          row(t('byInvesting'), 'invirtiendo', ({ leftByInvesting }) => euros(leftByInvesting)),
          row(t('equalRate'), 'igual', ({ equalRate }) =>
            equalRate === undefined
              ? { exact: '', shown: t('noEqualRate') }
              : { exact: (equalRate * 100).toFixed(4), shown: formatPercent(equalRate * 100, { most: 2 }) },
          ),
        ]}
      />
      <p className="mt-3 max-w-lectura text-nota text-tinta-2 print:text-[0.8125rem]">{t('investMethod')}</p>
      <div className="mt-5 grid max-w-lectura gap-2 wrap-anywhere">
        {repaymentNote(input, result[effect]).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <LegalCaps law={input.law} />
    </>
  );
});
