import { useActionState, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenValidation } from '@/components/shared/forms/form-validation';
import { useKeptOverReload } from '@/components/shared/forms/use-kept-over-reload';
import { useValidatedForm } from '@/components/shared/forms/use-validated-form';
import { useToast } from '@/components/shared/ui/toast';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { type FormAction, type FormAnswer, notYetSent } from './form-answer';
import { useFormTimestamp } from './use-form-timestamp';

type Options<Field extends string, Valid> = {
  action: FormAction<Field>;
  /** Fragment of the form, to which the page returns without JavaScript. */
  anchor: string;
  importValidation: () => Promise<{ openValidation: OpenValidation<Valid> }>;
  /** By message of the schema. */
  sentences: Partial<Record<string, string>>;
  failure: { title: string; detail: string };
};

/** The next submit may be another submission, for which the timestamp of this one does not serve. */
const timestampUsed: readonly FormAnswer<string>['outcome'][] = ['sent', 'ask-again', 'limited'];
const toasted: readonly FormAnswer<string>['outcome'][] = ['sent', 'limited', 'failed'];

/**
 * A form that a server action answers. Without JavaScript the page comes back with the answer; with it the answer arrives
 * without a reload, also when the server is unreachable, and what was typed stays. A form that was sent this way is hidden, empty, until
 * `again`.
 */
export function useSpamGuardedForm<Field extends string, Valid>(options: Options<Field, Valid>) {
  const { action, anchor, importValidation, sentences, failure } = options;
  const [served, formAction] = useActionState(action, notYetSent, `#${anchor}`);
  const [answer, setAnswer] = useState<FormAnswer<Field>>(served);
  const timestamp = useFormTimestamp(served.stamp);
  const showToast = useToast();
  const { form, messages, isSubmitting, restart, showMessages, formProps } = useValidatedForm<Field, Valid>({
    served: served.errors,
    importValidation,
    onSubmit: async (_valid, element) => follow(await send(new FormData(element))),
    onInvalid: () => setAnswer(notYetSent),
  });
  const isOutdated = useKeptOverReload(form);

  useEffect(() => {
    // The browser's own validation helps until ours has arrived.
    if (form.current) form.current.noValidate = true;
  }, [form]);

  useEffect(() => {
    if (answer === served) return;
    if (answer.outcome === 'sent') {
      form.current?.reset();
      void restart();
    }
    if (answer.outcome === 'invalid') void showMessages(answer.errors);
  }, [answer, served, form, restart, showMessages]);

  async function send(data: FormData): Promise<FormAnswer<Field>> {
    try {
      data.set(TIMESTAMP_FIELD, await timestamp.settled());
      const next = await action(notYetSent, data);
      // The focus moves to the first of the marked fields, which says more than a title.
      return next.outcome === 'invalid' ? { ...next, title: '' } : next;
    } catch (error) {
      if (isOutdated(error)) return { ...notYetSent, outcome: 'page-changed' };
      return { ...notYetSent, outcome: 'failed', ...failure };
    }
  }

  function follow(next: FormAnswer<Field>) {
    setAnswer(next);
    if (timestampUsed.includes(next.outcome)) timestamp.replace(next.stamp);
    const { title, detail } = next;
    if (toasted.includes(next.outcome))
      showToast({ tone: next.outcome === 'sent' ? 'plain' : 'destructive', title, detail });
  }

  function again() {
    flushSync(() => setAnswer(notYetSent));
    form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"])')?.focus();
  }

  const isSent = answer !== served && answer.outcome === 'sent';
  const errorOf = (field: Field): string | undefined => {
    const message = messages[field];
    return message && (sentences[message] ?? message);
  };
  return {
    answer,
    errorOf,
    isSent,
    again,
    silent: answer !== served && toasted.includes(answer.outcome),
    sending: isSubmitting,
    formProps: {
      ...formProps,
      action: formAction,
      hidden: isSent,
      onFocus: () => {
        formProps.onFocus();
        timestamp.begin();
      },
    },
  };
}
