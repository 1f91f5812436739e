import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { fieldsOf } from '@/components/calculators/shell/form/fields-of';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import { AMOUNT_FIELDS, type AmountField, type HealthFieldName, healthRules } from './health-fields';

const hints = {
  ingresos: 'hint_ingresos',
  'gastos-fijos': 'hint_gastos-fijos',
  fondo: 'hint_fondo',
} as const satisfies Partial<Record<AmountField, string>>;

function isHinted(name: AmountField): name is keyof typeof hints {
  return name in hints;
}

export function HealthFields(form: FormProps<HealthFieldName>) {
  const { number, choice } = fieldsOf(form);
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
          {...number(name, '€', healthRules[name])}
          label={t(`field_${name}`)}
          {...(isHinted(name) && { hint: t(hints[name]) })}
        />
      ))}
      <ChoiceField
        {...choice('seguro')}
        legend={t('field_seguro')}
        choices={[
          { value: 'adecuado', label: t('insurance_adequate') },
          { value: 'alguno', label: t('insurance_some') },
          { value: 'ninguno', label: t('insurance_none') },
        ]}
        hint={t('hint_seguro')}
      />
      <ChoiceField {...choice('vivienda')} legend={t('field_vivienda')} choices={yesOrNo} />
      <ChoiceField {...choice('a-cargo')} legend={t('field_a-cargo')} choices={yesOrNo} />
    </>
  );
}
