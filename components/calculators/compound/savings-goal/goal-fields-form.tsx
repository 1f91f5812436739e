import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { fieldsOf } from '@/components/calculators/shell/form/fields-of';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import { compoundRules, frequencyOf, rateKindOf } from '../plan/compound-fields';
import { MoreOptions, useRateHint } from '../plan/more-options';
import { askOf, type GoalFieldName, goalRule, planErrors, planValues } from './goal-fields';

export function GoalFields(form: FormProps<GoalFieldName>) {
  const { values, errors, change } = form;
  const { number, choice } = fieldsOf(form);
  const t = useTranslations('SavingsGoal');
  const plan = useTranslations('CompoundInterest');
  const ask = askOf(values['meta-busca']);
  const frequency = frequencyOf(values['meta-frecuencia']) ?? 12;
  return (
    <>
      <NumberField {...number('meta-importe', '€', goalRule)} label={t('goal')} hint={t('goalHint')} />
      <ChoiceField
        {...choice('meta-busca')}
        legend={t('ask')}
        choices={[
          { value: 'aportacion', label: t('askContribution') },
          { value: 'fecha', label: t('askDate') },
        ]}
      />
      {ask === 'date' ? (
        <NumberField
          {...number('meta-aportacion', '€', compoundRules.aportacion)}
          label={plan(`contribution_${frequency}`)}
        />
      ) : (
        <NumberField
          {...number('meta-anos', plan('years'), compoundRules.anos)}
          label={plan('field_anos')}
          range={{ min: 1, max: 50, step: 1 }}
        />
      )}
      <NumberField {...number('meta-capital', '€', compoundRules.capital)} label={t('capital')} />
      <ChoiceField
        {...choice('meta-frecuencia')}
        legend={t('frequency')}
        choices={[
          { value: '12', label: plan('frequency_12') },
          { value: '4', label: plan('frequency_4') },
          { value: '1', label: plan('frequency_1') },
          { value: '365', label: plan('frequency_365') },
        ]}
        value={String(frequencyOf(values['meta-frecuencia']))}
      />
      <NumberField
        {...number('meta-rentabilidad', '%', compoundRules.rentabilidad)}
        label={plan(rateKindOf(values['meta-tipo']) === 'tae' ? 'rate_tae' : 'rate_tin')}
        hint={useRateHint(planValues(values))}
      />
      <MoreOptions
        prefix="meta-"
        values={planValues(values)}
        errors={planErrors(errors)}
        onChange={(name, text) => change(`meta-${name}`, text)}
      />
    </>
  );
}
