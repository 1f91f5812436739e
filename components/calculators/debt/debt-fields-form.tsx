import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { fieldsOf } from '@/components/calculators/shell/form/fields-of';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import { askedDebts, type DebtFieldName, type DebtFigure, debtRule, HOMES, incomeRule } from './debt-fields';

const placeholders: Readonly<Record<DebtFigure, string>> = {
  ingresos: '3000',
  hipoteca: '800',
  prestamos: '200',
  tarjetas: '150',
  otras: '100',
};

export function DebtFields(form: FormProps<DebtFieldName>) {
  const { values } = form;
  const { number, choice } = fieldsOf(form);
  const t = useTranslations('DebtRatio');
  return (
    <>
      <NumberField
        {...number('ingresos', '€', incomeRule)}
        label={t('field_ingresos')}
        hint={t('incomeHint')}
        placeholder={placeholders.ingresos}
      />
      <fieldset className="grid min-w-0 gap-5 border-t-[1.5px] border-tinta pt-5">
        <legend className="contents">
          <span className="mb-1 block font-titular text-t4 font-bold tracking-leve">{t('debtsLegend')}</span>
        </legend>
        <ChoiceField
          {...choice('casa')}
          legend={t('home')}
          choices={HOMES.map((home) => ({ value: home, label: t(`home_${home}`) }))}
          hint={values.casa === 'alquiler' ? t('rentHint') : undefined}
        />
        {askedDebts(values).map((kind) => (
          <NumberField
            key={kind}
            {...number(kind, '€', debtRule)}
            label={t(`field_${kind}`)}
            hint={t(`hint_${kind}`)}
            placeholder={placeholders[kind]}
          />
        ))}
      </fieldset>
    </>
  );
}
