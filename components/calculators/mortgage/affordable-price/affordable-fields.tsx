import { useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { SelectField } from '@/components/shared/ui/field';
import { COMMUNITIES } from '@/lib/calculators/mortgage/communities';
import { ChoiceField } from '../../shell/form/choice-field';
import type { FormProps } from '../../shell/form/define-fields';
import { fieldsOf } from '../../shell/form/fields-of';
import { NumberField } from '../../shell/form/number-field';
import { type AffordableField, type AffordableFigure, affordableRules } from './affordable-values';

export const AffordableFields = memo(function AffordableFields(form: FormProps<AffordableField>) {
  const { values, errors, change } = form;
  const fields = fieldsOf(form);
  const t = useTranslations('AffordablePrice');
  const name = useTranslations('Mortgage');
  const id = useId();
  const number = (field: AffordableFigure, unit: string) => fields.number(field, unit, affordableRules[field]);
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
      {(values['hasta-comunidad'] !== '' || errors['hasta-vivienda']) && (
        <ChoiceField
          {...fields.choice('hasta-vivienda')}
          legend={t('home')}
          choices={[
            { value: 'usada', label: t('usada') },
            { value: 'nueva', label: t('nueva') },
          ]}
        />
      )}
      <NumberField {...number('hasta-plazo', t('unitYears'))} label={t('term')} />
      <NumberField {...number('hasta-interes', '%')} label={t('rate')} />
    </>
  );
});
