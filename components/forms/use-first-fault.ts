import { type RefObject, useEffect } from 'react';

/** After an answer with faults the first faulty field has the focus. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>, errors: Partial<Record<string, string>>): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
