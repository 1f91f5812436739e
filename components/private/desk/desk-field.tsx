import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '@/components/shared/ui/field-error';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** One line of text; less high than the fields of the site. */
export function DeskField({ id, label, hint, error, className = '', ...input }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={`min-h-11 w-full respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-3 py-1.5 text-tinta aria-invalid:border-error ${className}`}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-nota text-tinta-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
