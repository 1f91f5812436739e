import { useTranslations } from 'next-intl';
import { PrintedInputs } from '@/components/calculators/shell/take-away/printed-inputs';
import { askedDebts, type DebtInput, type DebtValues } from './debt-fields';

/** The inputs, in print only. */
export function PrintedDebts({ values, input }: { values: DebtValues; input: DebtInput }) {
  const t = useTranslations('DebtRatio');
  return (
    <PrintedInputs
      entries={[
        ...(['ingresos', ...askedDebts(values)] as const).map(
          (name) => [t(`field_${name}`), `${values[name]}\u00a0€`] as const,
        ),
        ...(input.rents ? [[t('home'), t('home_alquiler')] as const] : []),
      ]}
    />
  );
}
