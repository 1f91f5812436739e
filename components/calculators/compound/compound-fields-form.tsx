import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import { formatPrice } from '@/lib/shared/money';
import {
  type CompoundFieldName,
  type CompoundValues,
  compoundRules,
  frequencyOf,
  rateKindOf,
  yearlyContribution,
} from './plan/compound-fields';
import { MoreOptions, useRateHint } from './plan/more-options';

type CompoundFieldsProps = {
  values: CompoundValues;
  errors: FieldErrors<CompoundFieldName>;
  onChange: (name: CompoundFieldName, text: string) => void;
};

export function CompoundFields({ values, errors, onChange }: CompoundFieldsProps) {
  const t = useTranslations('CompoundInterest');
  const frequency = frequencyOf(values.frecuencia);
  const yearly = yearlyContribution(values);
  const rateHint = useRateHint(values);
  const frequencyFault = errors.frecuencia;
  return (
    <>
      <NumberField
        name="capital"
        label={t('field_capital')}
        unit="€"
        rule={compoundRules.capital}
        value={values.capital}
        error={errors.capital}
        onChange={onChange}
      />
      <ChoiceField
        name="frecuencia"
        legend={t('field_frecuencia')}
        choices={[
          { value: '12', label: t('frequency_12') },
          { value: '4', label: t('frequency_4') },
          { value: '1', label: t('frequency_1') },
          { value: '365', label: t('frequency_365') },
        ]}
        value={String(frequency)}
        error={choiceFault(frequencyFault)}
        onChange={onChange}
      />
      <NumberField
        name="aportacion"
        label={t(`contribution_${frequency ?? 12}`)}
        hint={
          yearly === null
            ? t('contributionHint')
            : t(values.subida.trim() === '' ? 'contributionYearly' : 'contributionFirstYear', {
                amount: formatPrice(yearly),
              })
        }
        unit="€"
        rule={compoundRules.aportacion}
        range={{ min: 0, max: 100_000, step: 1_000 }}
        value={values.aportacion}
        error={errors.aportacion}
        onChange={onChange}
      />
      <NumberField
        name="anos"
        label={t('field_anos')}
        unit={t('years')}
        rule={compoundRules.anos}
        range={{ min: 1, max: 50, step: 1 }}
        value={values.anos}
        error={errors.anos}
        onChange={onChange}
      />
      <NumberField
        name="rentabilidad"
        label={t(rateKindOf(values.tipo) === 'tae' ? 'rate_tae' : 'rate_tin')}
        hint={rateHint}
        unit="%"
        rule={compoundRules.rentabilidad}
        range={{ min: 0, max: 15_000, step: 250 }}
        value={values.rentabilidad}
        error={errors.rentabilidad}
        onChange={onChange}
      />
      <NumberField
        name="inflacion"
        label={t('field_inflacion')}
        hint={t('hint_inflacion')}
        unit="%"
        rule={compoundRules.inflacion}
        value={values.inflacion}
        error={errors.inflacion}
        onChange={onChange}
      />
      <MoreOptions values={values} errors={errors} onChange={onChange} />
    </>
  );
}
