import { useActionState, useState } from 'react';
import { type Answered, type FieldOf, fieldsOf, type SendOptions, useSending } from './form-sending';
import type { ImportValidation, Submission, useValidatedForm } from './use-validated-form';

type Options<Answer, Valid> = SendOptions<Answer> & {
  /** `useSubmit`, or `useValidatedForm` with `importValidation`: a page loads only the one that it needs. */
  useSubmission: (submission: Submission<string, Valid>) => ReturnType<typeof useValidatedForm<string, Valid>>;
  /** Imports the module that has the schema. */
  importValidation?: ImportValidation<Valid>;
  /** By message of the schema. */
  sentences?: Partial<Record<string, string>>;
  /** Fragment of the form, to which the page returns without JavaScript, and prefix of its fields' ids. */
  anchor?: string;
  /** Path of the page that answers it without JavaScript, if it stands on others too. */
  page?: string;
};

/**
 * A form that a server action answers, with or without JavaScript. With it the answer arrives without a reload, also when the server is
 * unreachable, and what was typed stays, over the reload too that a page of an earlier build needs. An action that ends in a redirect
 * needs `useRedirectingForm`.
 */
export function useForm<Answer extends Answered, Valid = unknown>(options: Options<Answer, Valid>) {
  const { action, initial, useSubmission, importValidation, sentences = {}, anchor, page = '' } = options;
  const [own, setOwn] = useState<Awaited<Answer> | null>(null);
  const [served, formAction] = useActionState<Answer, FormData>(action, initial, anchor && `${page}#${anchor}`);
  const answer = own ?? served;
  const { errors = {}, values = {} } = answer;
  const { form, messages, isSubmitting, restart, showMessages, formProps } = useSubmission({
    served: served.errors,
    importValidation,
    onSubmit: async (_valid, element) => {
      const next = await send(answer, new FormData(element));
      if (next) setOwn(next);
    },
    onInvalid: () => setOwn(initial),
  });
  const { send, isPageChanged, replace, begin, forget } = useSending(form, options, served);
  const shown = importValidation ? messages : errors;
  const errorOf = (name: FieldOf<Answer>) => shown[name] && (sentences[shown[name]] ?? shown[name]);
  return {
    form,
    answer,
    served,
    /** The answer that has come without a reload. */
    own,
    setOwn,
    /** The page is of an earlier build. */
    isPageChanged,
    sending: isSubmitting,
    errorOf,
    field: fieldsOf<FieldOf<Answer>>(values, errorOf, anchor && `${anchor}-`),
    restart,
    showMessages,
    replace,
    forget,
    formProps: {
      ...formProps,
      action: formAction,
      onFocus: () => {
        formProps.onFocus();
        begin();
      },
    },
  };
}
