import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { ToolFrame } from '@/components/calculators/shell/tool/tool-frame';
import { withMessages } from '@/components/shared/browser/with-messages';
import { type ChangeOffer, changeBank, WAYS } from '@/lib/calculators/mortgage/change-bank';
import type { LoanAbove } from '@/lib/calculators/mortgage/loan-fields';
import { changeHeadline, changeLine } from '@/lib/calculators/texts/change-bank-note';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsAndMonths, yearsText } from '@/lib/shared/i18n/years-and-months';
import { madridDate } from '@/lib/shared/madrid-time';
import { formatPrice } from '@/lib/shared/money';
import messages from '@/messages/calculators/tools/change-bank.json';
import signedLoan from '@/messages/calculators/tools/signed-loan.json';
import { printedDeed } from '../signed-loan/signed-loan';
import { ChangeFields, changeDefaults, readChange } from './change-fields';
import { changeRows } from './change-file';
import { ChangeResultView } from './change-result';

/** A mortgage that another bank takes over, and the same one with better terms of its own bank. */
function ChangeBankTool({ id, above }: { id: string; above: LoanAbove }) {
  const t = useTranslations('ChangeBank');
  // As the calculator above stood when the tool was opened.
  const [defaults] = useState(() => changeDefaults(above));
  const [today] = useState(() => madridDate(new Date()));
  const calculator = useCalculator({
    defaults,
    read: (values) => readChange(values, today, t),
    compute: changeBank,
  });
  const { values, errors, change } = calculator;
  const offerText = ({ kind, annualRate, fixedMonths = 0, laterRate, yearlyProducts, expenses }: ChangeOffer) =>
    t('printedOffer', {
      kind: t(kind),
      rate:
        laterRate === undefined
          ? formatRate(annualRate)
          : t('printedMixed', {
              rate: formatRate(annualRate),
              years: yearsText(fixedMonths / 12),
              later: formatRate(laterRate),
            }),
      products: formatPrice(yearlyProducts),
      expenses: formatPrice(expenses),
    });
  return (
    <ToolFrame
      id={id}
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate') }}
      fields={<ChangeFields values={values} errors={errors} change={change} />}
      result={({ input, result }) => <ChangeResultView input={input} result={result} />}
      announcement={({ input, result }) => changeHeadline(input, result)}
      printed={({ input }) => [
        [t('principal'), formatPrice(input.principal)],
        [t('left'), yearsAndMonths(input.months)],
        [t('kind'), t(input.kind)],
        [t('rate'), formatRate(input.annualRate)],
        ...(input.fixedMonths === undefined ? [] : [[t('fixedLeft'), yearsAndMonths(input.fixedMonths)] as const]),
        ...(input.laterRate === undefined ? [] : [[t('laterRate'), formatRate(input.laterRate)] as const]),
        [t('products'), formatPrice(input.yearlyProducts)],
        ...printedDeed(input, t),
        ...WAYS.map((way) => [t(`offer_${way}`), offerText(input[way])] as const),
        [t('leaving'), t(input.leaving === 'subrogation' ? 'subrogacion' : 'cancelar')],
        ...(input.leaving === 'cancellation' ? [[t('cancellation'), formatPrice(input.cancellation)] as const] : []),
      ]}
      file={({ input, result }) => ({ name: t('file'), rows: () => changeRows(input, result, t) })}
      line={({ input, result }) => changeLine(input, result)}
    />
  );
}

export const Tool = withMessages({ ChangeBank: { ...signedLoan.SignedLoan, ...messages.ChangeBank } }, ChangeBankTool);
