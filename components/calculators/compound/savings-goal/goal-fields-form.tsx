import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import { compoundRules, frequencyOf, rateKindOf } from '../plan/compound-fields';
import { MoreOptions, useRateHint } from '../plan/more-options';
import { askOf, type GoalFieldName, type GoalValues, goalRule, planErrors, planValues } from './goal-fields';

type GoalFieldsProps = {
  values: GoalValues;
  errors: FieldErrors<GoalFieldName>;
  onChange: (name: GoalFieldName, text: string) => void;
};

export function GoalFields({ values, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations('SavingsGoal');
  const plan = useTranslations('CompoundInterest');
  const ask = askOf(values['meta-busca']);
  const frequency = frequencyOf(values['meta-frecuencia']) ?? 12;
  return (
    <>
      <NumberField
        name="meta-importe"
        label={t('goal')}
        hint={t('goalHint')}
        unit="€"
        rule={goalRule}
        value={values['meta-importe']}
        error={errors['meta-importe']}
        onChange={onChange}
      />
      <ChoiceField
        name="meta-busca"
        legend={t('ask')}
        choices={[
          { value: 'aportacion', label: t('askContribution') },
          { value: 'fecha', label: t('askDate') },
        ]}
        value={values['meta-busca']}
        error={choiceFault(errors['meta-busca'])}
        onChange={onChange}
      />
      {ask === 'date' ? (
        <NumberField
          name="meta-aportacion"
          label={plan(`contribution_${frequency}`)}
          unit="€"
          rule={compoundRules.aportacion}
          value={values['meta-aportacion']}
          error={errors['meta-aportacion']}
          onChange={onChange}
        />
      ) : (
        <NumberField
          name="meta-anos"
          label={plan('field_anos')}
          unit={plan('years')}
          rule={compoundRules.anos}
          range={{ min: 1, max: 50, step: 1 }}
          value={values['meta-anos']}
          error={errors['meta-anos']}
          onChange={onChange}
        />
      )}
      <NumberField
        name="meta-capital"
        label={t('capital')}
        unit="€"
        rule={compoundRules.capital}
        value={values['meta-capital']}
        error={errors['meta-capital']}
        onChange={onChange}
      />
      <ChoiceField
        name="meta-frecuencia"
        legend={t('frequency')}
        choices={[
          { value: '12', label: plan('frequency_12') },
          { value: '4', label: plan('frequency_4') },
          { value: '1', label: plan('frequency_1') },
          { value: '365', label: plan('frequency_365') },
        ]}
        value={String(frequencyOf(values['meta-frecuencia']))}
        error={choiceFault(errors['meta-frecuencia'])}
        onChange={onChange}
      />
      <NumberField
        name="meta-rentabilidad"
        label={plan(rateKindOf(values['meta-tipo']) === 'tae' ? 'rate_tae' : 'rate_tin')}
        hint={useRateHint(planValues(values))}
        unit="%"
        rule={compoundRules.rentabilidad}
        value={values['meta-rentabilidad']}
        error={errors['meta-rentabilidad']}
        onChange={onChange}
      />
      <MoreOptions
        prefix="meta-"
        values={planValues(values)}
        errors={planErrors(errors)}
        onChange={(name, text) => onChange(`meta-${name}`, text)}
      />
    </>
  );
}
