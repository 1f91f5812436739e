import { useTranslations } from 'next-intl';
import { PrintedInputs } from '@/components/calculators/shell/take-away/printed-inputs';
import { AMOUNT_FIELDS, type HealthValues } from './health-fields';

/** The inputs, in print only. */
export function PrintedHousehold({ values }: { values: HealthValues }) {
  const t = useTranslations('FinancialHealth');
  const answer = (value: string) => (value === 'si' ? t('yes') : t('no'));
  const covers: Readonly<Record<string, string>> = {
    adecuado: t('insurance_adequate'),
    alguno: t('insurance_some'),
    ninguno: t('insurance_none'),
  };
  return (
    <PrintedInputs
      entries={[
        ...AMOUNT_FIELDS.map((name) => [t(`field_${name}`), `${values[name]}\u00a0€`] as const),
        [t('field_seguro'), covers[values.seguro] ?? ''],
        [t('field_vivienda'), answer(values.vivienda)],
        [t('field_a-cargo'), answer(values['a-cargo'])],
      ]}
    />
  );
}
