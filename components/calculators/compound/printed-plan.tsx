import { useTranslations } from 'next-intl';
import { PrintedInputs } from '@/components/calculators/shell/take-away/printed-inputs';
import { type CompoundValues, frequencyOf } from './compound-fields';

/** The options that are used. */
export function printedOptions(
  { comision, impuestos, subida }: CompoundValues,
  t: ReturnType<typeof useTranslations<'CompoundInterest'>>,
): readonly [label: string, value: string][] {
  return [
    ...(comision ? [[t('field_comision'), `${comision}\u00a0%`] as [string, string]] : []),
    ...(impuestos === 'no'
      ? []
      : [[t('field_impuestos'), t(impuestos === 'anual' ? 'tax_anual' : 'tax_final')] as [string, string]]),
    ...(subida ? [[t('field_subida'), `${subida}\u00a0%`] as [string, string]] : []),
  ];
}

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
