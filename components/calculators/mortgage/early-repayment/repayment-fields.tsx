import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import { EARLIER_REPAYMENT_CAPS, REPAID_LOAN_KINDS, REPAYMENT_CAPS } from '@/lib/calculators/mortgage/repayment-caps';
import { longDate } from '@/lib/i18n/long-date';
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
  // A choice is narrow: its date may break.
  const [date, earlier] = [REPAYMENT_CAPS, EARLIER_REPAYMENT_CAPS].map(({ validFrom }) =>
    longDate(validFrom).replaceAll('\u00a0', ' '),
  ) as [string, string];
  const number = (name: RepaymentNumber, unit: string) => ({
    name,
    unit,
    value: values[name],
    rule: repaymentRules[name],
    error: errors[name],
    onChange: change,
  });
  const choice = (name: RepaymentChoice) => {
    const error = errors[name];
    return {
      name,
      value: values[name],
      onChange: change,
      error: error && 'message' in error ? error.message : undefined,
    };
  };
  return (
    <>
      <NumberField {...number('amortizar-pendiente', '€')} label={t('owed')} hint={t('owedHint')} />
      <NumberField {...number('amortizar-interes', '%')} label={t('rate')} />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField {...number('amortizar-anos', t('unitYears'))} label={t('leftYears')} />
        <NumberField {...number('amortizar-meses', t('unitMonths'))} label={t('leftMonths')} />
      </div>
      <NumberField {...number('amortizar-importe', '€')} label={t('amount')} />
      <ChoiceField
        {...choice('amortizar-veces')}
        legend={t('often')}
        choices={[
          { value: 'una-vez', label: t('once') },
          { value: 'cada-ano', label: t('yearly') },
        ]}
      />
      <NumberField {...number('amortizar-mes', t('unitMonths'))} label={t('when')} hint={t('whenHint')} />
      <ChoiceField
        {...choice('amortizar-efecto')}
        legend={t('effect')}
        choices={[
          { value: 'plazo', label: t('plazo') },
          { value: 'cuota', label: t('cuota') },
        ]}
      />
      <ChoiceField
        {...choice('amortizar-tipo')}
        legend={t('kind')}
        choices={REPAID_LOAN_KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      {values['amortizar-tipo'] === 'mixto-fijo' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField {...number('amortizar-fijo-anos', t('unitYears'))} label={t('fixedYears')} />
          <NumberField {...number('amortizar-fijo-meses', t('unitMonths'))} label={t('leftMonths')} />
        </div>
      )}
      <ChoiceField
        {...choice('amortizar-escritura')}
        legend={t('deed')}
        choices={[
          { value: 'desde-2019', label: t('deedSince', { date }) },
          { value: 'antes', label: t('deedBefore', { date: earlier }) },
          { value: 'antes-2007', label: t('deedOldest') },
        ]}
      />
      <NumberField {...number('amortizar-firmada', t('unitYears'))} label={t('signed')} hint={t('signedHint')} />
      <NumberField {...number('amortizar-rentabilidad', '%')} label={t('net')} hint={t('netHint')} />
    </>
  );
});
