import { type FormEvent, useRef, useState } from 'react';
import type { Submission } from './use-validated-form';

const nothing = () => undefined;
const nothingLater = async () => undefined;

/** Sends a form that the server alone validates, once at a time. What it returns is what `useValidatedForm` returns. */
export function useSubmit({ onSubmit }: Pick<Submission<string, unknown>, 'onSubmit'>) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmitting(true);
    try {
      await onSubmit(null, event.currentTarget);
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
  }

  const formProps = { ref: form, onSubmit: submit, onFocus: nothing, onPointerDown: nothing, onChange: nothing };
  return { form, messages: {}, isSubmitting, restart: nothingLater, showMessages: nothingLater, formProps };
}
