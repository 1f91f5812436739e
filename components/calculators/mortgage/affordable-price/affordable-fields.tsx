import { useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { SelectField } from '@/components/shared/ui/field';
import { COMMUNITIES } from '@/lib/calculators/mortgage/communities';
import { ChoiceField } from '../../shell/form/choice-field';
import { NumberField } from '../../shell/form/number-field';
import type { FieldErrors } from '../../shell/form/use-calculator';
import {
  type AffordableField,
  type AffordableFigure,
  type AffordableValues,
  affordableRules,
} from './affordable-values';

type AffordableFieldsProps = {
  values: AffordableValues;
  errors: FieldErrors<AffordableField>;
  change: (name: AffordableField, text: string) => void;
};

export const AffordableFields = memo(function AffordableFields({ values, errors, change }: AffordableFieldsProps) {
  const t = useTranslations('AffordablePrice');
  const name = useTranslations('Mortgage');
  const id = useId();
  const number = (field: AffordableFigure, unit: string) => ({
    name: field,
    unit,
    value: values[field],
    rule: affordableRules[field],
    error: errors[field],
    onChange: change,
  });
  return (
    <>
      <NumberField {...number('hasta-ingresos', '€')} label={t('income')} hint={t('incomeHint')} />
      <NumberField {...number('hasta-ahorro', '€')} label={t('savings')} hint={t('savingsHint')} />
      <NumberField {...number('hasta-deudas', '€')} label={t('debts')} hint={t('debtsHint')} />
      <SelectField
        id={`${id}-comunidad`}
        name="hasta-comunidad"
        label={t('community')}
        hint={t('communityHint')}
        error={choiceFault(errors['hasta-comunidad'])}
        value={values['hasta-comunidad']}
        onChange={(event) => change('hasta-comunidad', event.target.value)}
      >
        <option value="">{t('noCommunity')}</option>
        {COMMUNITIES.map((community) => (
          <option key={community} value={community}>
            {name(`communityNames.${community}`)}
          </option>
        ))}
      </SelectField>
      {values['hasta-comunidad'] !== '' && (
        <ChoiceField
          name="hasta-vivienda"
          legend={t('home')}
          choices={[
            { value: 'usada', label: t('usada') },
            { value: 'nueva', label: t('nueva') },
          ]}
          value={values['hasta-vivienda']}
          onChange={change}
          error={choiceFault(errors['hasta-vivienda'])}
        />
      )}
      <NumberField {...number('hasta-plazo', t('unitYears'))} label={t('term')} />
      <NumberField {...number('hasta-interes', '%')} label={t('rate')} />
    </>
  );
});
