import type { ComponentProps, ElementType, KeyboardEvent, ReactNode } from 'react';
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

type Props<Tag extends 'input' | 'select' | 'textarea'> = FieldText & Omit<ComponentProps<Tag>, 'id'>;

/** In a field that grows with a long key, Enter sends the form, as in one line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

type FieldProps = FieldText & { as: ElementType; look: string; className?: string | undefined };

/** A control with its label, its hint and its error. */
function Field({ as: Control, look, id, label, aside, hint, error, className = '', ...rest }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        <span>{label}</span> {aside && <span className="font-normal">{aside}</span>}
      </label>
      <Control {...described({ id, hint, error })} className={`${look} ${className}`} {...rest} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-nota text-tinta-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function TextField(props: Props<'input'>) {
  return <Field as="input" look={oneLine} {...props} />;
}

export function SelectField(props: Props<'select'>) {
  return <Field as="select" look={oneLine} {...props} />;
}

export function TextArea(props: Props<'textarea'>) {
  return <Field as="textarea" look={`${control} min-h-24 resize-y py-3`} {...props} />;
}

/** For a key or phrase, which stays in sight as it is typed. */
export function KeyField(props: Props<'textarea'>) {
  return (
    <Field
      as="textarea"
      look={`${oneLine} field-sizing-content resize-none`}
      rows={2}
      onKeyDown={sendByEnter}
      autoComplete="off"
      spellCheck={false}
      {...props}
    />
  );
}
