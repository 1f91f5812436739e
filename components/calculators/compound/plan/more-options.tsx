import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { fieldsOf } from '@/components/calculators/shell/form/fields-of';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import { Summary } from '@/components/shared/ui/summary';
import { effectiveAnnualGrowth } from '@/lib/calculators/compound/annual-growth';
import { savingsTaxSince } from '@/lib/calculators/texts/savings-tax-words';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { type CompoundValues, compoundDefaults, compoundRules, type OptionName, quotedRate } from './compound-fields';

const options: readonly OptionName[] = ['tipo', 'comision', 'impuestos', 'subida'];

type MoreOptionsProps = {
  values: CompoundValues;
  errors: FieldErrors<OptionName>;
  onChange: (name: OptionName, text: string) => void;
  /** With what the names of these fields begin in the form. */
  prefix?: '' | 'meta-';
};

/** What most plans leave alone. Opens by itself when one of the fields is used, as by a link, or is refused. */
export function MoreOptions({ values, errors, onChange, prefix = '' }: MoreOptionsProps) {
  const t = useTranslations('CompoundInterest');
  const details = useRef<HTMLDetailsElement>(null);
  const { number, choice } = fieldsOf<OptionName>({ values, errors, change: onChange });
  /** A field under its name in the form. */
  const named = <Field extends { name: OptionName }>(field: Field) => ({
    ...field,
    name: `${prefix}${field.name}`,
    onChange: (_: string, text: string) => onChange(field.name, text),
  });
  const isUsed = options.some((name) => values[name] !== compoundDefaults[name]);
  // Before the first invalid field gets the focus, which a closed section does not give.
  useLayoutEffect(() => {
    if (details.current && (isUsed || options.some((name) => errors[name]))) details.current.open = true;
  }, [isUsed, errors]);
  return (
    <details ref={details} className="border-y-[1.5px] border-borde">
      <Summary className="min-h-12 items-center gap-x-3 py-2 font-bold">
        <span>
          {t('moreOptions')}
          <span className="block text-nota font-normal text-tinta-2">{t('moreOptionsDetail')}</span>
        </span>
      </Summary>
      <div className="flex flex-col gap-6 pt-3 pb-6">
        <ChoiceField
          {...named(choice('tipo'))}
          legend={t('field_tipo')}
          choices={[
            { value: 'tin', label: t('kind_tin') },
            { value: 'tae', label: t('kind_tae') },
          ]}
          hint={t('hint_tipo')}
        />
        <NumberField
          {...named(number('comision', '%', compoundRules.comision))}
          label={t('field_comision')}
          hint={t('hint_comision')}
        />
        <ChoiceField
          {...named(choice('impuestos'))}
          legend={t('field_impuestos')}
          choices={[
            { value: 'no', label: t('tax_no') },
            { value: 'final', label: t('tax_final') },
            { value: 'anual', label: t('tax_anual') },
          ]}
          hint={t('hint_impuestos', { date: savingsTaxSince })}
        />
        <NumberField
          {...named(number('subida', '%', compoundRules.subida))}
          label={t('field_subida')}
          hint={t('hint_subida')}
        />
      </div>
    </details>
  );
}

/** What the typed rate comes to in a year. */
export function useRateHint(values: CompoundValues): string {
  const t = useTranslations('CompoundInterest');
  const quoted = quotedRate(values);
  if (!quoted) return t('rateUnknown');
  if (quoted.rateKind === 'tae') return t('rateEffective');
  if (quoted.periodsPerYear === 1) return t('rateSame');
  return t('rateNominal', { rate: formatShare(effectiveAnnualGrowth(quoted), { most: 2 }) });
}
