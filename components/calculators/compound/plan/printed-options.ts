import type { useTranslations } from 'next-intl';
import type { CompoundValues } from './compound-fields';

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
