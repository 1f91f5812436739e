import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { NumberField } from '../shell/form/number-field';
import type { MortgageValues } from './mortgage-field';
import { ratePartsOf, typedRate } from './variable-rate';

const euriborRange = { min: 0, max: 6_000, step: 50 };
const spreadRange = { min: 0, max: 3_000, step: 50 };

type RateField = 'euribor' | 'diferencial';
type VariableRateFieldsProps = {
  values: MortgageValues;
  number: (name: RateField, unit: string) => Omit<ComponentProps<typeof NumberField<RateField>>, 'label'>;
};

/** Euríbor and spread in the place of the rate, with their sum; see ratePartsOf for an empty Euríbor. */
export function VariableRateFields({ values, number }: VariableRateFieldsProps) {
  const t = useTranslations('Mortgage');
  const parts = ratePartsOf(values);
  const isEmpty = values.euribor.trim() === '' && parts !== undefined;
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6">
        <NumberField
          {...number('euribor', '%')}
          label={t('euribor')}
          {...(isEmpty ? { placeholder: typedRate(parts.euribor) } : { range: euriborRange })}
        />
        <NumberField {...number('diferencial', '%')} label={t('spread')} range={spreadRange} />
      </div>
      {parts && (
        <p className="mt-4 text-nota text-tinta-2">
          <span>{t('rateSum', { rate: formatPercent((parts.euribor + parts.spread) / 1000, { most: 3 }) })}</span>{' '}
          {isEmpty && <span>{t('euriborEmpty', { euribor: formatPercent(parts.euribor / 1000, { most: 3 }) })}</span>}
        </p>
      )}
    </div>
  );
}
