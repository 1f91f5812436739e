import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field-error';

const control =
  'w-full respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-4 text-tinta aria-invalid:border-error disabled:opacity-70';

const oneLine = `${control} min-h-14 py-2 font-titular text-campo font-medium`;

type FieldText = {
  id: string;
  label: ReactNode;
  /** Shown after the label in normal weight, such as "(opcional)". */
  aside?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

/** What every control says of its field. */
function described({ id, hint, error }: Pick<FieldText, 'id' | 'hint' | 'error'>) {
  const texts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': texts || undefined };
}

function FieldFrame({ id, label, aside, hint, error, children }: FieldText & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        <span>{label}</span> {aside && <span className="font-normal">{aside}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-nota text-tinta-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function TextField({
  id,
  label,
  aside,
  hint,
  error,
  className = '',
  ...input
}: FieldText & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
      <input {...described({ id, hint, error })} className={`${oneLine} ${className}`} {...input} />
    </FieldFrame>
  );
}

export function SelectField({
  id,
  label,
  aside,
  hint,
  error,
  className = '',
  ...select
}: FieldText & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
      <select {...described({ id, hint, error })} className={`${oneLine} ${className}`} {...select} />
    </FieldFrame>
  );
}

export function TextArea({
  id,
  label,
  aside,
  hint,
  error,
  className = '',
  ...textarea
}: FieldText & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
      <textarea
        {...described({ id, hint, error })}
        className={`${control} min-h-24 resize-y py-3 ${className}`}
        {...textarea}
      />
    </FieldFrame>
  );
}
