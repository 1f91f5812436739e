import { useTranslations } from 'next-intl';
import { PrintedInputs } from '@/components/calculators/shell/take-away/printed-inputs';
import { type CompoundValues, frequencyOf } from './plan/compound-fields';
import { printedOptions } from './plan/printed-options';

/** The inputs, in print only. */
export function PrintedPlan({ values }: { values: CompoundValues }) {
  const t = useTranslations('CompoundInterest');
  const frequency = frequencyOf(values.frecuencia) ?? 12;
  return (
    <PrintedInputs
      entries={[
        [t('field_capital'), `${values.capital}\u00a0€`],
        [t(`contribution_${frequency}`), `${values.aportacion}\u00a0€`],
        [t('field_anos'), values.anos],
        [t(values.tipo === 'tae' ? 'rate_tae' : 'rate_tin'), `${values.rentabilidad}\u00a0%`],
        [t('field_inflacion'), values.inflacion ? `${values.inflacion}\u00a0%` : '–'],
        ...printedOptions(values, t),
      ]}
    />
  );
}
