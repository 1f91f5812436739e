import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { useToast } from '@/components/ui/toast';
import { TIMESTAMP_FIELD } from '@/lib/security/schema';
import { type FormAction, type FormAnswer, notYetSent } from './form-answer';
import { useFormTimestamp } from './use-form-timestamp';

/** What the browser checks before it sends, field by field in their order. The server checks everything again. */
type FieldRules<Field extends string> = Partial<Record<Field, { missing?: string; invalid?: string }>>;

type Options<Field extends string> = {
  action: FormAction<Field>;
  /** Fragment of the form, to which the page comes back without JavaScript. */
  anchor: string;
  rules: FieldRules<Field>;
  failure: { title: string; detail: string };
};

const toasted: readonly FormAnswer<string>['outcome'][] = ['sent', 'limited', 'failed'];

function controlOf(form: HTMLFormElement, field: string): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}

function faultsOf<Field extends string>(form: HTMLFormElement, rules: FieldRules<Field>) {
  const faults: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const control = controlOf(form, field);
    const { missing, invalid } = rules[field] ?? {};
    if (missing && control?.value.trim() === '') faults[field] = missing;
    else if (invalid && control?.validity.typeMismatch) faults[field] = invalid;
  }
  return faults;
}

/**
 * A form that a server action answers. Without JavaScript the page comes back with the answer; with it the answer arrives
 * without a reload, also when the server cannot be reached, and what was typed stays.
 */
export function useSpamGuardedForm<Field extends string>({ action, anchor, rules, failure }: Options<Field>) {
  const [served, formAction] = useActionState(action, notYetSent, `#${anchor}`);
  const [answer, setAnswer] = useState<FormAnswer<Field>>(served);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const stamp = useFormTimestamp(served.stamp);
  const showToast = useToast();

  useEffect(() => {
    // From here on the messages are ours; until then the browser's own check helps.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (!form.current || answer === served) return;
    if (answer.outcome === 'sent') form.current.reset();
    const [first] = Object.keys(answer.errors);
    if (first) controlOf(form.current, first)?.focus();
  }, [answer, served]);

  async function send(data: FormData): Promise<FormAnswer<Field>> {
    try {
      data.set(TIMESTAMP_FIELD, await stamp.settled());
      const next = await action(notYetSent, data);
      // The first of the marked fields gets the focus, which says more.
      return next.outcome === 'invalid' ? { ...next, title: '' } : next;
    } catch {
      return { ...notYetSent, outcome: 'failed', ...failure };
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const errors = faultsOf(event.currentTarget, rules);
    if (Object.keys(errors).length > 0) return setAnswer({ ...notYetSent, outcome: 'invalid', errors });
    const data = new FormData(event.currentTarget);
    setSending(true);
    const next = await send(data);
    setSending(false);
    setAnswer(next);
    if (next.outcome === 'sent' || next.outcome === 'ask-again') stamp.replace(next.stamp);
    const { title, detail } = next;
    if (toasted.includes(next.outcome))
      showToast({ tone: next.outcome === 'sent' ? 'plain' : 'destructive', title, detail });
  }

  const silent = answer !== served && toasted.includes(answer.outcome);
  return { answer, silent, sending, formProps: { ref: form, action: formAction, onSubmit, onFocus: stamp.begin } };
}
