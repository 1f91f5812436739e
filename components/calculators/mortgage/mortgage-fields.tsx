import { useTranslations } from 'next-intl';
import { type ComponentProps, memo } from 'react';
import { MORTGAGE_KINDS } from '@/lib/calculators/mortgage/simulate-mortgage';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { ChoiceField } from '../shell/form/choice-field';
import type { FormProps } from '../shell/form/define-fields';
import { fieldsOf } from '../shell/form/fields-of';
import { NumberField } from '../shell/form/number-field';
import type { MortgageField, MortgageValues } from './mortgage-field';
import { mortgageRules, TERMS } from './mortgage-values';
import { ratePartsOf, typedRate } from './variable-rate';

const priceRange = { min: 50_000_00, max: 600_000_00, step: 5_000_00 };
const savingsRange = { min: 0, max: 300_000_00, step: 2_500_00 };
const rateRange = { min: 0, max: 8_000, step: 50 };

export const MortgageFields = memo(function MortgageFields(form: FormProps<MortgageField>) {
  const { values } = form;
  const fields = fieldsOf(form);
  const t = useTranslations('Mortgage');
  const number = <Name extends keyof typeof mortgageRules>(name: Name, unit: string) =>
    fields.number(name, unit, mortgageRules[name]);
  return (
    <>
      <NumberField {...number('precio', '€')} label={t('price')} range={priceRange} />
      <NumberField {...number('ahorro', '€')} label={t('savings')} range={savingsRange} />
      <ChoiceField
        {...fields.choice('plazo')}
        legend={t('years')}
        choices={TERMS.map((term) => ({ value: term, label: term }))}
      />
      {values.tipo === 'variable' ? (
        <VariableRateFields values={values} number={number} />
      ) : (
        <NumberField {...number('interes', '%')} label={t('rate')} range={rateRange} />
      )}
      <ChoiceField
        {...fields.choice('tipo')}
        legend={t('kind')}
        choices={MORTGAGE_KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
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

const euriborRange = { min: 0, max: 6_000, step: 50 };
const spreadRange = { min: 0, max: 3_000, step: 50 };

type RateField = 'euribor' | 'diferencial';
type VariableRateFieldsProps = {
  values: MortgageValues;
  number: (name: RateField, unit: string) => Omit<ComponentProps<typeof NumberField<RateField>>, 'label'>;
};

/** Euríbor and spread in the place of the rate, with their sum; see ratePartsOf for an empty Euríbor. */
function VariableRateFields({ values, number }: VariableRateFieldsProps) {
  const t = useTranslations('Mortgage');
  const parts = ratePartsOf(values);
  const isEmpty = values.euribor.trim() === '' && parts !== undefined;
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6">
        <NumberField
          {...number('euribor', '%')}
          label={t('euribor')}
          {...(isEmpty ? { placeholder: typedRate(parts.euribor) } : { range: euriborRange })}
        />
        <NumberField {...number('diferencial', '%')} label={t('spread')} range={spreadRange} />
      </div>
      {parts && (
        <p className="mt-4 text-nota text-tinta-2">
          <span>{t('rateSum', { rate: formatPercent((parts.euribor + parts.spread) / 1000, { most: 3 }) })}</span>{' '}
          {isEmpty && <span>{t('euriborEmpty', { euribor: formatPercent(parts.euribor / 1000, { most: 3 }) })}</span>}
        </p>
      )}
    </div>
  );
}
