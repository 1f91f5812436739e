import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '@/components/shared/forms/use-form';
import { type ImportValidation, useValidatedForm } from '@/components/shared/forms/use-validated-form';
import { useToast } from '@/components/shared/ui/toast';
import { type FormAction, type FormAnswer, notYetSent, TOASTED } from './form-answer';
import { useFormTimestamp } from './use-form-timestamp';

type Options<Field extends string> = {
  action: FormAction<Field>;
  /** What is said if no answer comes. */
  texts: Record<'failedTitle' | 'failedDetail', string>;
  /** Fragment of the form, and prefix of its fields' ids. */
  anchor: string;
  importValidation: ImportValidation<unknown>;
  /** By message of the schema. */
  sentences: Partial<Record<string, string>>;
};

/** The next submit may be another submission, for which the timestamp of this one does not serve. */
const TIMESTAMP_USED: readonly string[] = ['sent', 'ask-again', 'limited'];

/**
 * `useForm` for what anybody may send: validated in the browser and guarded against spam. A toast tells the outcome besides the form.
 * A form that was sent is hidden, empty, until `again`.
 */
export function useMessageForm<Field extends string>({ texts, ...options }: Options<Field>) {
  const toast = useToast();
  const { own, setOwn, restart, showMessages, replace, formProps, ...rest } = useForm<FormAnswer<Field>>({
    ...options,
    initial: notYetSent,
    unreachable: () => ({ ...notYetSent, outcome: 'failed', title: texts.failedTitle, detail: texts.failedDetail }),
    useSubmission: useValidatedForm,
    useGuard: useFormTimestamp,
  });
  const { form } = rest;

  useEffect(() => {
    if (own === null) return;
    const { outcome, title, detail, stamp, errors } = own;
    if (TIMESTAMP_USED.includes(outcome)) replace(stamp);
    if (TOASTED.includes(outcome)) toast({ tone: outcome === 'sent' ? 'plain' : 'destructive', title, detail });
    if (outcome === 'sent') {
      form.current?.reset();
      void restart();
    }
    void showMessages(errors);
  }, [own, form, restart, showMessages, replace, toast]);

  function again() {
    flushSync(() => setOwn(notYetSent));
    form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"])')?.focus();
  }

  const isSent = own?.outcome === 'sent';
  return { ...rest, isOwn: own !== null, isSent, again, formProps: { ...formProps, hidden: isSent } };
}
