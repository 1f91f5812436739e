import { useId } from 'react';
import { FieldError } from '@/components/shared/ui/field-error';

type FieldChoice<Value extends string> = { value: Value; label: string };

type ChoiceFieldProps<Name extends string, Value extends string> = {
  name: Name;
  legend: string;
  choices: readonly FieldChoice<Value>[];
  /** Any text: nothing is checked when it is none of the choices. */
  value: string;
  onChange: (name: Name, value: Value) => void;
  error?: string | undefined;
  hint?: string | undefined;
};

/** Radio buttons in a row. */
export function ChoiceField<Name extends string, Value extends string>(props: ChoiceFieldProps<Name, Value>) {
  const { name, legend, choices, value, onChange, error, hint } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      className="min-w-0"
    >
      <p id={`${id}-legend`} className="mb-1.5 font-bold">
        {legend}
      </p>
      <div className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-12 flex-1 items-center justify-center respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta px-1 py-2 text-center leading-tight text-balance font-medium has-checked:border-tinta has-checked:bg-tinta has-checked:font-bold has-checked:text-papel has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(name, choice.value)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-nota text-tinta-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
