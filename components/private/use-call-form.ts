import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { fieldProblem, Problem } from './problem';

type Texts = Partial<Record<string, string>>;

export type CallFormOptions = {
  /** It cannot be sent now. */
  isBlocked?: boolean | undefined;
  /** Sentences by field of a fault that names none. */
  beside?: ((problem: Problem) => Texts) | undefined;
  /** The one field: it has the focus after any refusal, and other faults than its own stand above the button. */
  only?: string;
};

/** What a form knows of its call. */
export type Call = { isPending: boolean; error: Problem | null };

export type CallForm = ReturnType<typeof useCallForm>;

/**
 * A form behind a login, which a call answers. It is sent once at a time. `send` makes the call, or throws a Problem that it finds
 * itself. A fault stands beside its fields, the first of which gets the focus, or else above the button as `note`; what was typed stays.
 */
export function useCallForm(call: Call, send: (typed: FormData) => void, options: CallFormOptions = {}) {
  const { isBlocked = false, beside, only } = options;
  const { isPending } = call;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const [found, setFound] = useState<Problem | null>(null);
  const problem = found ?? call.error;
  const errors: Texts = problem ? { ...problem.fields, ...beside?.(problem) } : {};

  useEffect(() => {
    if (!problem || !isSent.current) return;
    isSent.current = false;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = only && form.current?.querySelector<HTMLElement>(`[name="${only}"]`);
    (faulty || field || null)?.focus();
  }, [problem, only]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || isBlocked) return;
    isSent.current = true;
    setFound(null);
    try {
      send(new FormData(event.currentTarget));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFound(error);
    }
  }

  return {
    isPending,
    errors,
    note: (only ? errors[only] : Object.keys(errors).length > 0) ? null : problem,
    /** As if `send` had thrown a fault of these fields. */
    refuse: (fields: Record<string, string>) => {
      isSent.current = true;
      setFound(fieldProblem(fields));
    },
    /** What is typed now is not what was found faulty. */
    forgive: () => setFound(null),
    field: (name: string, fieldId = `${id}-${name}`) => ({ id: fieldId, name, error: errors[name] }),
    props: { ref: form, onSubmit, noValidate: true },
  };
}
