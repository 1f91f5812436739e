import { type RefObject, useEffect } from 'react';

type Answer = { errors: Partial<Record<string, string>> };

/** After an answer the first faulty field has the focus; if there is none, what the answer says is in view. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>, answer: Answer): void {
  useEffect(() => {
    const [field] = Object.keys(answer.errors);
    const faulty = field && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty) faulty.focus();
    else form.current?.querySelector('[role="alert"], div[role="status"]')?.scrollIntoView({ block: 'center' });
  }, [form, answer]);
}
