import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import { STANDARDS, type Standard } from '@/lib/calculators/mortgage/affordable-price';
import { affordableHeadline, affordableNote, haveSameLevers } from '@/lib/calculators/texts/affordable-price-note';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { type Cents, exactEuros, formatEuros, formatPrice, wholeEuros } from '@/lib/shared/money';
import { SideBySide, type SideBySideRow } from '../../shell/result/side-by-side';
import type { AffordableAnswer, Ceiling } from './affordable-answer';
import type { Household } from './affordable-values';
import { LeverList } from './lever-list';
import { PurchaseBreakdown } from './purchase-breakdown';

const EURO = 100;

/** Before the names of the figures. */
const prefixes: Readonly<Record<Standard, string>> = { margin: 'hasta', bank: 'hasta-banco' };

type AffordableResultProps = { household: Household; answer: AffordableAnswer };

/** Both highest prices and what limits each, then how ours is paid, and what would raise each of them. */
export const AffordableResult = memo(function AffordableResult({ household, answer }: AffordableResultProps) {
  const t = useTranslations('AffordablePrice');
  const { margin, bank } = answer;
  const row = (label: string, name: string, shownAs: (amount: Cents) => string, part: (ceiling: Ceiling) => Cents) => {
    const figure = (standard: Standard) => {
      const amount = part(answer[standard]);
      return { name: `${prefixes[standard]}-${name}`, exact: exactEuros(amount), shown: shownAs(amount) };
    };
    return { label, figures: [figure('margin'), figure('bank')] } satisfies SideBySideRow;
  };
  const effort = ({ payment }: Ceiling) => (payment + household.debts) / household.income;
  const shownEffort = (standard: Standard) => {
    const share = effort(answer[standard]);
    return {
      name: `${prefixes[standard]}-esfuerzo`,
      exact: (share * 100).toFixed(2),
      shown: formatShare(share, { most: 2 }),
    };
  };
  const wholeUp = (amount: Cents) => wholeEuros(Math.ceil(amount / EURO) * EURO);
  const limits = [
    row(t('byIncome'), 'por-cuota', formatPrice, ({ byIncome }) => byIncome),
    row(t('bySavings'), 'por-ahorro', formatPrice, ({ bySavings }) => bySavings),
  ];
  const rows: SideBySideRow[] =
    bank.price === 0
      ? limits
      : [
          { ...row(t('highest'), 'precio', formatPrice, ({ price }) => price), isStrong: true },
          ...limits,
          row(t('loan'), 'prestamo', formatPrice, ({ principal }) => principal),
          row(t('payment'), 'cuota', formatEuros, ({ payment }) => payment),
          row(t('savingsNeeded'), 'necesario', wholeUp, ({ savingsNeeded }) => savingsNeeded),
          { label: t('effort'), figures: [shownEffort('margin'), shownEffort('bank')] },
        ];
  const paid = margin.price > 0 ? margin : bank;
  return (
    <>
      <ToolAnswer>{affordableHeadline(household, answer)}</ToolAnswer>
      <div className="mt-4 grid max-w-lectura gap-2">
        {affordableNote(household, answer).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <SideBySide caption={t('table')} heads={[t('margin'), t('bank')]} rows={rows} />
      {haveSameLevers(answer) ? (
        <LeverList title={t('levers')} name={`${prefixes.margin}-mas`} levers={margin.levers} />
      ) : (
        <div className="print:grid print:grid-cols-2 print:gap-x-6">
          {STANDARDS.map((standard) => (
            <LeverList
              key={standard}
              title={t(standard === 'margin' ? 'marginLevers' : 'bankLevers')}
              name={`${prefixes[standard]}-mas`}
              levers={answer[standard].levers}
            />
          ))}
        </div>
      )}
      {paid.price > 0 && <PurchaseBreakdown household={household} ceiling={paid} />}
      <p className="mt-6 max-w-lectura text-nota text-tinta-2 print:mt-2 print:text-[0.8125rem]">{t('method')}</p>
    </>
  );
});
