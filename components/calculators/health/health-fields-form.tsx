import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import { AMOUNT_FIELDS, type AmountField, type HealthFieldName, type HealthValues, healthRules } from './health-fields';

type HealthFieldsProps = {
  values: HealthValues;
  errors: FieldErrors<HealthFieldName>;
  onChange: (name: HealthFieldName, text: string) => void;
};

const hints = {
  ingresos: 'hint_ingresos',
  'gastos-fijos': 'hint_gastos-fijos',
  fondo: 'hint_fondo',
} as const satisfies Partial<Record<AmountField, string>>;

function isHinted(name: AmountField): name is keyof typeof hints {
  return name in hints;
}

export function HealthFields({ values, errors, onChange }: HealthFieldsProps) {
  const t = useTranslations('FinancialHealth');
  const yesOrNo = [
    { value: 'si', label: t('yes') },
    { value: 'no', label: t('no') },
  ];
  return (
    <>
      {AMOUNT_FIELDS.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(`field_${name}`)}
          {...(isHinted(name) && { hint: t(hints[name]) })}
          unit="€"
          rule={healthRules[name]}
          value={values[name]}
          error={errors[name]}
          onChange={onChange}
        />
      ))}
      <ChoiceField
        name="seguro"
        legend={t('field_seguro')}
        choices={[
          { value: 'adecuado', label: t('insurance_adequate') },
          { value: 'alguno', label: t('insurance_some') },
          { value: 'ninguno', label: t('insurance_none') },
        ]}
        hint={t('hint_seguro')}
        value={values.seguro}
        error={choiceFault(errors.seguro)}
        onChange={onChange}
      />
      <ChoiceField
        name="vivienda"
        legend={t('field_vivienda')}
        choices={yesOrNo}
        value={values.vivienda}
        error={choiceFault(errors.vivienda)}
        onChange={onChange}
      />
      <ChoiceField
        name="a-cargo"
        legend={t('field_a-cargo')}
        choices={yesOrNo}
        value={values['a-cargo']}
        error={choiceFault(errors['a-cargo'])}
        onChange={onChange}
      />
    </>
  );
}
