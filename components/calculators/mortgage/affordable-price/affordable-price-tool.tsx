import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/shared/browser/with-messages';
import { affordableHeadline, affordableLine, placeText } from '@/lib/calculators/texts/affordable-price-note';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { formatPrice } from '@/lib/shared/money';
import messages from '@/messages/calculators/tools/affordable-price.json';
import { useCalculator } from '../../shell/form/use-calculator';
import { ToolFrame } from '../../shell/tool/tool-frame';
import { affordableAnswer } from './affordable-answer';
import { AffordableFields } from './affordable-fields';
import { affordableRows } from './affordable-file';
import { AffordableResult } from './affordable-result';
import { affordableDefaults, type Household, type PurchaseAbove, readAffordable } from './affordable-values';

type AffordablePriceToolProps = { id: string; above: PurchaseAbove };

/** The highest price that a household can pay, what limits it, and what would raise it. */
function AffordablePriceTool({ id, above }: AffordablePriceToolProps) {
  const t = useTranslations('AffordablePrice');
  const name = useTranslations('Mortgage');
  // As the calculator above stood when the tool was opened.
  const [defaults] = useState(() => affordableDefaults(above));
  const calculator = useCalculator({
    defaults,
    read: (values) => readAffordable(values, { community: t('communityError'), home: t('homeError') }),
    compute: affordableAnswer,
  });
  const { values, errors, change } = calculator;
  const placeOf = ({ place }: Household) => place && placeText(place.home, name(`communityNames.${place.community}`));
  return (
    <ToolFrame
      id={id}
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate') }}
      fields={<AffordableFields values={values} errors={errors} change={change} />}
      result={({ input, result }) => <AffordableResult household={input} answer={result} />}
      announcement={({ input, result }) => affordableHeadline(input, result)}
      printed={({ input }) => [
        [t('income'), formatPrice(input.income)],
        [t('savings'), formatPrice(input.savings)],
        [t('debts'), formatPrice(input.debts)],
        [t('community'), placeOf(input) ?? t('noCommunity')],
        [t('term'), yearsText(input.years)],
        [t('rate'), formatRate(input.annualRate)],
      ]}
      file={({ result }) => ({ name: t('file'), rows: () => affordableRows(result, t) })}
      line={({ input, result }) => affordableLine(input, result, placeOf(input))}
    />
  );
}

export const Tool = withMessages(messages, AffordablePriceTool);
