import { type RefObject, useActionState, useEffect, useRef } from 'react';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { type Answered, type FieldOf, fieldsOf, type SendOptions, type ServerAction, useSending } from './form-sending';

/** What the server answers to a form that it does not store; a stored one leads to another page. */
export type NotStored<Field extends string> = {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  /** It could not be stored. */
  failed: boolean;
};

/** The answer if none comes: what was typed comes back. */
export function notStored<Field extends string>({ values }: NotStored<Field>, formData: FormData): NotStored<Field> {
  const typed = Object.keys(values).map((name) => [name, String(formData.get(name) ?? '')]);
  return { values: Object.fromEntries(typed) as Record<Field, string>, errors: {}, failed: true };
}

/**
 * `useForm` for an action that ends in a redirect, which only React's own call of an action follows. React empties the form when the
 * answer comes, so the answer brings back what was typed. The server alone validates.
 */
export function useRedirectingForm<Answer extends Answered>(options: SendOptions<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  // Without a script a form can be posted to the server's own action only.
  const [answer, action, sending] = useActionState<Answer, FormData>(
    isHydrated ? answerOf : options.action,
    options.initial,
  );
  const { send, isPageChanged, begin } = useSending(form, options, answer);
  const { values = {}, errors = {} } = answer;

  async function answerOf(before: Awaited<Answer>, formData: FormData): Promise<Answer> {
    return (await send(before, formData)) ?? options.unreachable(before, formData);
  }

  return {
    form,
    answer,
    /** The page is of an earlier build. */
    isPageChanged,
    sending,
    field: fieldsOf<FieldOf<Answer>>(values, (name) => errors[name]),
    formProps: { ref: form, action, onFocus: begin },
  };
}

/** `useRedirectingForm` for what is stored or comes back. `values` are those of the first moment. */
export function useStoredForm<Field extends string>(
  action: ServerAction<NotStored<Field>>,
  values: Record<Field, string>,
) {
  const initial: NotStored<Field> = { values, errors: {}, failed: false };
  const form = useRedirectingForm<NotStored<Field>>({ action, initial, unreachable: notStored });
  useFirstFault(form.form, form.answer);
  return form;
}

/** After an answer the first faulty field has the focus; if there is none, what the answer says is in view. */
export function useFirstFault(
  form: RefObject<HTMLFormElement | null>,
  answer: { errors: Partial<Record<string, string>> },
): void {
  useEffect(() => {
    const [field] = Object.keys(answer.errors);
    const faulty = field && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty) faulty.focus();
    else form.current?.querySelector('[role="alert"], div[role="status"]')?.scrollIntoView({ block: 'center' });
  }, [form, answer]);
}
