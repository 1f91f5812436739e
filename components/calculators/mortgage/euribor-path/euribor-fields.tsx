import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { ChoiceField } from '../../shell/form/choice-field';
import { NumberField } from '../../shell/form/number-field';
import type { FieldErrors } from '../../shell/form/use-calculator';
import {
  type EuriborField,
  type EuriborFigure,
  type EuriborValues,
  euriborRules,
  POINT_NUMBERS,
} from './euribor-values';

type EuriborFieldsProps = {
  values: EuriborValues;
  errors: FieldErrors<EuriborField>;
  change: (name: EuriborField, text: string) => void;
};

const pair = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6';

export const EuriborFields = memo(function EuriborFields({ values, errors, change }: EuriborFieldsProps) {
  const t = useTranslations('EuriborPath');
  const number = (name: EuriborFigure, unit: string) => ({
    name,
    unit,
    value: values[name],
    rule: euriborRules[name],
    error: errors[name],
    onChange: change,
  });
  const review = errors['euribor-revision'];
  return (
    <>
      <NumberField {...number('euribor-prestamo', '€')} label={t('loan')} />
      <NumberField {...number('euribor-plazo', t('unitYears'))} label={t('term')} />
      <div className={pair}>
        <NumberField {...number('euribor-hoy', '%')} label={t('today')} />
        <NumberField {...number('euribor-diferencial', '%')} label={t('spread')} />
      </div>
      <ChoiceField
        name="euribor-revision"
        legend={t('review')}
        choices={[
          { value: 'anual', label: t('anual') },
          { value: 'semestral', label: t('semestral') },
        ]}
        value={values['euribor-revision']}
        onChange={change}
        error={choiceFault(review)}
      />
      <fieldset className="grid gap-5 border-t-[1.5px] border-tinta pt-4">
        <legend className="leyenda mb-2 font-titular text-t4 font-bold">{t('path')}</legend>
        <p className="text-nota text-tinta-2">{t('pathHint')}</p>
        {POINT_NUMBERS.map((point) => (
          <div key={point} className={pair}>
            <NumberField {...number(`euribor-ano-${point}`, t('unitYears'))} label={t('pointYear', { point })} />
            <NumberField {...number(`euribor-nivel-${point}`, '%')} label={t('pointLevel', { point })} />
          </div>
        ))}
      </fieldset>
    </>
  );
});
