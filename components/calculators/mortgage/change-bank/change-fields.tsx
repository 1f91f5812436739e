import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import { WAYS } from '@/lib/calculators/mortgage/change-bank';
import { OFFERED_KINDS } from '@/lib/calculators/mortgage/leaving-caps';
import { APPRAISAL } from '@/lib/calculators/mortgage/mortgage-costs';
import { wholeEuros } from '@/lib/shared/money';
import { KindOfLoan, OwedField, SignatureFields, TermLeft } from '../signed-loan/signed-loan-fields';
import {
  type ChangeChoice,
  type ChangeField,
  type ChangeNumber,
  type ChangeValues,
  changeRules,
  OFFER_FIELDS,
  shownParts,
} from './change-values';

type ChangeFieldsProps = {
  values: ChangeValues;
  errors: FieldErrors<ChangeField>;
  change: (name: ChangeField, text: string) => void;
};

/** The loan as it is, then the offer of the other bank and that of the own one. */
export const ChangeFields = memo(function ChangeFields({ values, errors, change }: ChangeFieldsProps) {
  const t = useTranslations('ChangeBank');
  const loan = useTranslations('SignedLoan');
  const shown = shownParts(values);
  const number = (name: ChangeNumber, unit: string) => ({
    name,
    unit,
    value: values[name],
    rule: changeRules[name],
    error: errors[name],
    onChange: change,
  });
  const choice = (name: ChangeChoice) => {
    return {
      name,
      value: values[name],
      onChange: change,
      error: choiceFault(errors[name]),
    };
  };
  return (
    <>
      <OwedField {...number('cambio-pendiente', '€')} />
      <TermLeft years={number('cambio-anos', loan('unitYears'))} months={number('cambio-meses', loan('unitMonths'))} />
      <KindOfLoan
        kind={choice('cambio-tipo')}
        fixed={{
          years: number('cambio-fijo-anos', loan('unitYears')),
          months: number('cambio-fijo-meses', loan('unitMonths')),
        }}
      />
      {shown.fixed && <NumberField {...number('cambio-interes', '%')} label={t('rate')} />}
      {shown.variable && (
        <NumberField
          {...number('cambio-diferencial', '%')}
          label={shown.fixed ? t('laterSpread') : t('spread')}
          hint={t('spreadHint')}
        />
      )}
      {shown.euribor && <NumberField {...number('cambio-euribor', '%')} label={t('euribor')} hint={t('euriborHint')} />}
      <NumberField {...number('cambio-productos', t('unitYearly'))} label={t('products')} hint={t('productsHint')} />
      <SignatureFields signature={choice('cambio-escritura')} years={number('cambio-firmada', loan('unitYears'))} />
      {shown.deed && (
        <NumberField {...number('cambio-comision', '%')} label={t('commission')} hint={t('commissionHint')} />
      )}
      {WAYS.map((way) => {
        const name = OFFER_FIELDS[way];
        const kind = `cambio-${name}-tipo` as const;
        return (
          <fieldset key={way} className="grid min-w-0 gap-5 border-t-[1.5px] border-tinta pt-4">
            <legend className="contents">
              <span className="block font-titular text-t4 font-bold tracking-leve">{t(`offer_${way}`)}</span>
            </legend>
            <ChoiceField
              {...choice(kind)}
              legend={t('offered')}
              choices={OFFERED_KINDS.map((value) => ({ value, label: loan(value) }))}
            />
            {values[kind] === 'variable' ? (
              <NumberField {...number(`cambio-${name}-diferencial`, '%')} label={t('spread')} />
            ) : (
              <NumberField {...number(`cambio-${name}-interes`, '%')} label={t('rate')} />
            )}
            <NumberField
              {...number(`cambio-${name}-productos`, t('unitYearly'))}
              label={t('offeredProducts')}
              hint={t('offeredProductsHint')}
            />
            <NumberField
              {...number(`cambio-${name}-gastos`, '€')}
              label={t('expenses')}
              hint={t(`expenses_${way}`, { appraisal: wholeEuros(APPRAISAL) })}
            />
          </fieldset>
        );
      })}
    </>
  );
});
