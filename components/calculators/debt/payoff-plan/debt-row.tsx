import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrorCause } from '@/components/calculators/shell/form/use-calculator';
import {
  type DebtPart,
  type DebtPlace,
  type DebtTexts,
  fieldOf,
  NAME_LENGTH,
  type PayoffField,
  payoffRules,
} from './payoff-values';

type DebtRowProps = {
  place: DebtPlace;
  texts: DebtTexts;
  errorOf: (part: DebtPart) => FieldErrorCause | undefined;
  change: (name: PayoffField, text: string) => void;
  /** Absent for the only debt. */
  onRemove: (() => void) | undefined;
};

export function DebtRow({ place, texts, errorOf, change, onRemove }: DebtRowProps) {
  const t = useTranslations('DebtPlan');
  const id = useId();
  const number = (part: Exclude<DebtPart, 'nombre'>, unit: string) => ({
    name: fieldOf(place, part),
    unit,
    rule: payoffRules[part],
    value: texts[part],
    error: errorOf(part),
    onChange: change,
  });
  return (
    <fieldset className="grid min-w-0 gap-4 border-t-[1.5px] border-tinta pt-4">
      <legend className="contents">
        <span className="flex min-h-11 items-center font-titular text-t4 font-bold tracking-leve">
          {t('debt', { number: place })}
        </span>
      </legend>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-bold">
          {t('name')}
        </label>
        <input
          id={id}
          type="text"
          name={fieldOf(place, 'nombre')}
          value={texts.nombre}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => change(fieldOf(place, 'nombre'), event.target.value)}
          className="min-h-14 w-full respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-4 font-titular text-campo font-medium"
        />
      </div>
      <NumberField {...number('saldo', '€')} label={t('balance')} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start gap-3">
        <NumberField {...number('cuota', '€')} label={t('instalment')} />
        <NumberField {...number('interes', '%')} label={t('rate')} />
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={t('removeThis', { number: place })}
          onClick={onRemove}
          className="min-h-11 w-fit cursor-pointer font-bold underline underline-offset-4 hover:text-mar"
        >
          {t('remove')}
        </button>
      )}
    </fieldset>
  );
}
