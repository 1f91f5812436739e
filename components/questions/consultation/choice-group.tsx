import { useTranslations } from 'next-intl';
import { chooseByEnter } from '@/components/shared/ui/choose-by-enter';
import { FieldError } from '@/components/shared/ui/field-error';
import {
  employmentStatuses,
  housingStatuses,
  personalSituations,
  yesOrNo,
} from '@/lib/questions/consultations/questions';
import type { ConsultationFormState } from './use-consultation-form';
import { useFields } from './use-fields';

type ChoiceName = 'situacionPersonal' | 'situacionLaboral' | 'tipoVivienda' | 'tieneDeudas' | 'tieneAhorros';

type Props = {
  name: ChoiceName;
  form: ConsultationFormState;
  hint?: string;
  /** Classes for the columns of wide screens. */
  columns?: string;
};

/** One of a few, as radio buttons drawn as cushions. */
export function ChoiceGroup({ name, form, hint, columns = '' }: Props) {
  const options = useOptions(name);
  const { label: legend, error, defaultValue: chosen } = useFields(form)(name);
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 text-nota text-tinta-2">
          {hint}
        </p>
      )}
      <div className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-1 ${columns}`}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={`relative flex min-h-14 items-center respaldo-s border-[1.5px] border-b-2 bg-papel px-4 py-2.5 leading-tight font-medium wrap-anywhere hover:border-tinta has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta ${error ? 'border-error' : 'border-borde border-b-tinta'}`}
          >
            <input
              type="radio"
              name={name}
              id={`${name}-${value}`}
              value={value}
              defaultChecked={chosen === value}
              aria-invalid={error ? true : undefined}
              onKeyDown={chooseByEnter}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function useOptions(name: ChoiceName): { value: string; label: string }[] {
  const t = useTranslations('ConsultationForm.choices');
  switch (name) {
    case 'situacionPersonal':
      return personalSituations.map((value) => ({ value, label: t(`situacionPersonal.${value}`) }));
    case 'situacionLaboral':
      return employmentStatuses.map((value) => ({ value, label: t(`situacionLaboral.${value}`) }));
    case 'tipoVivienda':
      return housingStatuses.map((value) => ({ value, label: t(`tipoVivienda.${value}`) }));
    case 'tieneDeudas':
    case 'tieneAhorros':
      return yesOrNo.map((value) => ({ value, label: t(`yesOrNo.${value}`) }));
  }
}
