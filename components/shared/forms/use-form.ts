import { useActionState, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { useToast } from '@/components/shared/ui/toast';
import { type Answered, type FieldOf, fieldsOf, type SendOptions, useSending } from './form-sending';
import { TOASTED } from './spam-guarded/form-answer';
import { type ImportValidation, useValidatedForm } from './use-validated-form';

type Options<Answer, Valid> = SendOptions<Answer> & {
  /** Fragment of the form, to which the page returns without JavaScript, and prefix of its fields' ids. */
  anchor?: string;
  /** Imports the module that has the schema. Without it the server alone validates. */
  importValidation?: ImportValidation<Valid>;
  /** By message of the schema. */
  sentences?: Partial<Record<string, string>>;
  /** Tells the outcome besides the form. */
  toast?: ReturnType<typeof useToast>;
};

/** The next submit may be another submission, for which the timestamp of this one does not serve. */
const TIMESTAMP_USED = ['sent', 'ask-again', 'limited'];

/**
 * A form that a server action answers, with or without JavaScript. With it the answer arrives without a reload, also when the server is
 * unreachable, and what was typed stays, over the reload too that a page of an earlier build needs. A form whose answer is `sent` is
 * hidden, empty, until `again`. An action that ends in a redirect needs `useRedirectingForm`.
 */
export function useForm<Answer extends Answered, Valid = unknown>(options: Options<Answer, Valid>) {
  const { action, initial, anchor, importValidation, sentences = {}, toast } = options;
  const [own, setOwn] = useState<Awaited<Answer> | null>(null);
  const [served, formAction] = useActionState<Answer, FormData>(action, initial, anchor && `#${anchor}`);
  const answer = own ?? served;
  const { outcome, errors = {}, values = {} } = answer;
  const { form, messages, isSubmitting, restart, showMessages, formProps } = useValidatedForm<string, Valid>({
    served: served.errors,
    importValidation,
    onSubmit: async (_valid, element) => {
      const next = await send(answer, new FormData(element));
      if (next) setOwn(next);
    },
    onInvalid: () => setOwn(initial),
  });
  const { send, isPageChanged, replace, begin } = useSending(form, options, served.stamp);

  useEffect(() => {
    // The browser's own validation helps until ours has arrived.
    if (importValidation && form.current) form.current.noValidate = true;
  }, [form, importValidation]);

  useEffect(() => {
    if (own === null) return;
    const { outcome = '', title = '', detail = '', stamp = '', errors = {} } = own;
    if (TIMESTAMP_USED.includes(outcome)) replace(stamp);
    if (toast && TOASTED.includes(outcome))
      toast({ tone: outcome === 'sent' ? 'plain' : 'destructive', title, detail });
    if (outcome === 'sent') {
      form.current?.reset();
      void restart();
    }
    if (importValidation) void showMessages(errors);
  }, [own, form, importValidation, restart, showMessages, replace, toast]);

  function again() {
    flushSync(() => setOwn(initial));
    form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"])')?.focus();
  }

  const shown = importValidation ? messages : errors;
  const errorOf = (name: FieldOf<Answer>) => shown[name] && (sentences[shown[name]] ?? shown[name]);
  const isSent = own !== null && outcome === 'sent';
  return {
    form,
    answer,
    served,
    /** The answer has come without a reload. */
    isOwn: own !== null,
    isSent,
    again,
    /** The page is of an earlier build. */
    isPageChanged,
    sending: isSubmitting,
    errorOf,
    field: fieldsOf<FieldOf<Answer>>(values, errorOf, anchor && `${anchor}-`),
    formProps: {
      ...formProps,
      action: formAction,
      hidden: isSent,
      onFocus: () => {
        formProps.onFocus();
        begin();
      },
    },
  };
}
