import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import {
  askedDebts,
  type DebtFieldName,
  type DebtFigure,
  type DebtValues,
  debtRule,
  HOMES,
  incomeRule,
} from './debt-fields';

type DebtFieldsProps = {
  values: DebtValues;
  errors: FieldErrors<DebtFieldName>;
  onChange: (name: DebtFieldName, text: string) => void;
};

const placeholders: Readonly<Record<DebtFigure, string>> = {
  ingresos: '3000',
  hipoteca: '800',
  prestamos: '200',
  tarjetas: '150',
  otras: '100',
};

export function DebtFields({ values, errors, onChange }: DebtFieldsProps) {
  const t = useTranslations('DebtRatio');
  return (
    <>
      <NumberField
        name="ingresos"
        label={t('field_ingresos')}
        hint={t('incomeHint')}
        unit="€"
        rule={incomeRule}
        value={values.ingresos}
        error={errors.ingresos}
        placeholder={placeholders.ingresos}
        onChange={onChange}
      />
      <fieldset className="grid min-w-0 gap-5 border-t-[1.5px] border-tinta pt-5">
        <legend className="contents">
          <span className="mb-1 block font-titular text-t4 font-bold tracking-leve">{t('debtsLegend')}</span>
        </legend>
        <ChoiceField
          name="casa"
          legend={t('home')}
          choices={HOMES.map((home) => ({ value: home, label: t(`home_${home}`) }))}
          value={values.casa}
          onChange={onChange}
          error={choiceFault(errors.casa)}
          hint={values.casa === 'alquiler' ? t('rentHint') : undefined}
        />
        {askedDebts(values).map((kind) => (
          <NumberField
            key={kind}
            name={kind}
            label={t(`field_${kind}`)}
            hint={t(`hint_${kind}`)}
            unit="€"
            rule={debtRule}
            value={values[kind]}
            error={errors[kind]}
            placeholder={placeholders[kind]}
            onChange={onChange}
          />
        ))}
      </fieldset>
    </>
  );
}
