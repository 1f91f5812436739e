import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { fieldsOf } from '@/components/calculators/shell/form/fields-of';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import { type DebtPart, type DebtPlace, fieldOf, NAME_LENGTH, type PayoffField, payoffRules } from './payoff-values';

type DebtRowProps = FormProps<PayoffField> & {
  place: DebtPlace;
  /** Absent for the only debt. */
  onRemove: (() => void) | undefined;
};

export function DebtRow({ place, onRemove, ...form }: DebtRowProps) {
  const t = useTranslations('DebtPlan');
  const id = useId();
  const name = fieldOf(place, 'nombre');
  const number = (part: Exclude<DebtPart, 'nombre'>, unit: string) =>
    fieldsOf(form).number(fieldOf(place, part), unit, payoffRules[part]);
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
          name={name}
          value={form.values[name]}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => form.change(name, event.target.value)}
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
