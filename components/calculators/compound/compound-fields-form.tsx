import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { fieldsOf } from '@/components/calculators/shell/form/fields-of';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import { formatPrice } from '@/lib/shared/money';
import {
  type CompoundFieldName,
  compoundRules,
  frequencyOf,
  rateKindOf,
  yearlyContribution,
} from './plan/compound-fields';
import { MoreOptions, useRateHint } from './plan/more-options';

export function CompoundFields(form: FormProps<CompoundFieldName>) {
  const { values, errors, change } = form;
  const { number, choice } = fieldsOf(form);
  const t = useTranslations('CompoundInterest');
  const frequency = frequencyOf(values.frecuencia);
  const yearly = yearlyContribution(values);
  return (
    <>
      <NumberField {...number('capital', '€', compoundRules.capital)} label={t('field_capital')} />
      <ChoiceField
        {...choice('frecuencia')}
        legend={t('field_frecuencia')}
        choices={[
          { value: '12', label: t('frequency_12') },
          { value: '4', label: t('frequency_4') },
          { value: '1', label: t('frequency_1') },
          { value: '365', label: t('frequency_365') },
        ]}
        value={String(frequency)}
      />
      <NumberField
        {...number('aportacion', '€', compoundRules.aportacion)}
        label={t(`contribution_${frequency ?? 12}`)}
        hint={
          yearly === null
            ? t('contributionHint')
            : t(values.subida.trim() === '' ? 'contributionYearly' : 'contributionFirstYear', {
                amount: formatPrice(yearly),
              })
        }
        range={{ min: 0, max: 100_000, step: 1_000 }}
      />
      <NumberField
        {...number('anos', t('years'), compoundRules.anos)}
        label={t('field_anos')}
        range={{ min: 1, max: 50, step: 1 }}
      />
      <NumberField
        {...number('rentabilidad', '%', compoundRules.rentabilidad)}
        label={t(rateKindOf(values.tipo) === 'tae' ? 'rate_tae' : 'rate_tin')}
        hint={useRateHint(values)}
        range={{ min: 0, max: 15_000, step: 250 }}
      />
      <NumberField
        {...number('inflacion', '%', compoundRules.inflacion)}
        label={t('field_inflacion')}
        hint={t('hint_inflacion')}
      />
      <MoreOptions values={values} errors={errors} onChange={change} />
    </>
  );
}
