import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import { KindOfLoan, OwedField, SignatureFields, TermLeft } from '../signed-loan/signed-loan-fields';
import {
  type RepaymentChoice,
  type RepaymentField,
  type RepaymentNumber,
  type RepaymentValues,
  repaymentRules,
} from './repayment-values';

type RepaymentFieldsProps = {
  values: RepaymentValues;
  errors: FieldErrors<RepaymentField>;
  change: (name: RepaymentField, text: string) => void;
};

export const RepaymentFields = memo(function RepaymentFields({ values, errors, change }: RepaymentFieldsProps) {
  const t = useTranslations('EarlyRepayment');
  const loan = useTranslations('SignedLoan');
  const number = (name: RepaymentNumber, unit: string) => ({
    name,
    unit,
    value: values[name],
    rule: repaymentRules[name],
    error: errors[name],
    onChange: change,
  });
  const choice = (name: RepaymentChoice) => {
    return {
      name,
      value: values[name],
      onChange: change,
      error: choiceFault(errors[name]),
    };
  };
  return (
    <>
      <OwedField {...number('amortizar-pendiente', '€')} />
      <NumberField {...number('amortizar-interes', '%')} label={t('rate')} />
      <TermLeft
        years={number('amortizar-anos', loan('unitYears'))}
        months={number('amortizar-meses', loan('unitMonths'))}
      />
      <NumberField {...number('amortizar-importe', '€')} label={t('amount')} />
      <ChoiceField
        {...choice('amortizar-veces')}
        legend={t('often')}
        choices={[
          { value: 'una-vez', label: t('once') },
          { value: 'cada-ano', label: t('yearly') },
        ]}
      />
      <NumberField {...number('amortizar-mes', loan('unitMonths'))} label={t('when')} hint={t('whenHint')} />
      <ChoiceField
        {...choice('amortizar-efecto')}
        legend={t('effect')}
        choices={[
          { value: 'plazo', label: t('plazo') },
          { value: 'cuota', label: t('cuota') },
        ]}
      />
      <KindOfLoan
        kind={choice('amortizar-tipo')}
        fixed={{
          years: number('amortizar-fijo-anos', loan('unitYears')),
          months: number('amortizar-fijo-meses', loan('unitMonths')),
        }}
      />
      <SignatureFields
        signature={choice('amortizar-escritura')}
        years={number('amortizar-firmada', loan('unitYears'))}
      />
      <NumberField {...number('amortizar-rentabilidad', '%')} label={t('net')} hint={t('netHint')} />
    </>
  );
});
