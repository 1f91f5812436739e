import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { MORTGAGE_KINDS } from '@/lib/calculators/mortgage/simulate-mortgage';
import { ChoiceField } from '../shell/form/choice-field';
import { choiceFault } from '../shell/form/field-error-message';
import { NumberField } from '../shell/form/number-field';
import type { FieldErrors } from '../shell/form/use-calculator';
import type { MortgageField, MortgageValues } from './mortgage-field';
import { mortgageRules, TERMS } from './mortgage-values';
import { VariableRateFields } from './variable-rate-fields';

const priceRange = { min: 50_000_00, max: 600_000_00, step: 5_000_00 };
const savingsRange = { min: 0, max: 300_000_00, step: 2_500_00 };
const rateRange = { min: 0, max: 8_000, step: 50 };

type MortgageFieldsProps = {
  values: MortgageValues;
  errors: FieldErrors<MortgageField>;
  change: (name: MortgageField, text: string) => void;
};

export const MortgageFields = memo(function MortgageFields({ values, errors, change }: MortgageFieldsProps) {
  const t = useTranslations('Mortgage');
  const number = <Name extends Exclude<MortgageField, 'plazo' | 'tipo'>>(name: Name, unit: string) => ({
    name,
    unit,
    value: values[name],
    rule: mortgageRules[name],
    error: errors[name],
    onChange: change,
  });
  return (
    <>
      <NumberField {...number('precio', '€')} label={t('price')} range={priceRange} />
      <NumberField {...number('ahorro', '€')} label={t('savings')} range={savingsRange} />
      <ChoiceField
        name="plazo"
        legend={t('years')}
        choices={TERMS.map((term) => ({ value: term, label: term }))}
        value={values.plazo}
        onChange={change}
        error={choiceFault(errors.plazo)}
      />
      {values.tipo === 'variable' ? (
        <VariableRateFields values={values} number={number} />
      ) : (
        <NumberField {...number('interes', '%')} label={t('rate')} range={rateRange} />
      )}
      <ChoiceField
        name="tipo"
        legend={t('kind')}
        choices={MORTGAGE_KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
        value={values.tipo}
        onChange={change}
        error={choiceFault(errors.tipo)}
        hint={values.tipo === 'variable' ? t('variableHint') : undefined}
      />
      {values.tipo === 'mixto' && (
        <>
          <NumberField {...number('anos-fijos', t('unitYears'))} label={t('fixedYears')} />
          <NumberField
            {...number('interes-despues', '%')}
            label={t('laterRate')}
            hint={t('laterRateHint')}
            range={rateRange}
          />
        </>
      )}
    </>
  );
});
