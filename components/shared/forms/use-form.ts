import { unstable_rethrow } from 'next/navigation';
import { type RefObject, useActionState, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { useToast } from '@/components/shared/ui/toast';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { useFormTimestamp } from './spam-guarded/use-form-timestamp';
import { useKeptOverReload } from './use-kept-over-reload';
import { type ImportValidation, useValidatedForm } from './use-validated-form';

type Texts = Partial<Record<string, string>>;
/** The parts of an answer that this hook knows. */
type Answered = { outcome?: string; title?: string; detail?: string; stamp?: string; errors?: Texts; values?: Texts };
type ValuesOf<Answer> = Answer extends { values: infer Values } ? Values : Texts;
type FieldOf<Answer> = Extract<keyof (Answer extends { errors: infer Errors } ? Errors : Texts), string>;

/** What the server answers to a form that it does not store; a stored one leads to another page. */
export type NotStored<Field extends string> = {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  /** It could not be stored. */
  failed: boolean;
};

export type ServerAction<Answer> = (before: Awaited<Answer>, formData: FormData) => Promise<Answer>;

type Options<Answer, Valid> = {
  /** A server action. Without JavaScript the page comes back with its answer. */
  action: ServerAction<Answer>;
  initial: Awaited<Answer>;
  /** The answer if none comes. `values`: what the fields hold that `before` has values of. */
  unreachable: (before: Awaited<Answer>, values: ValuesOf<Answer>, formData: FormData) => Answer;
  /** Fragment of the form, to which the page returns without JavaScript, and prefix of its fields' ids. */
  anchor?: string;
  /** Its action may end in a redirect, which only React's own call of an action follows. */
  redirects?: boolean;
  /** Spam guard: sends the signed time of the first touch, at the earliest a second after it. */
  isGuarded?: boolean;
  /** Imports the module that has the schema. Without it the server alone validates. */
  importValidation?: ImportValidation<Valid>;
  /** By message of the schema. */
  sentences?: Texts;
  /** Tells the outcome besides the form. */
  toast?: ReturnType<typeof useToast>;
};

/** The next submit may be another submission, for which the timestamp of this one does not serve. */
const TIMESTAMP_USED = ['sent', 'ask-again', 'limited'];
export const TOASTED: readonly string[] = ['sent', 'limited', 'failed'];

/**
 * A form that a server action answers, with or without JavaScript. With it the answer arrives without a reload, also when the server is
 * unreachable, and what was typed stays, over the reload too that a page of an earlier build needs. A form whose answer is `sent` is
 * hidden, empty, until `again`.
 */
export function useForm<Answer extends Answered | string, Valid = unknown>(options: Options<Answer, Valid>) {
  const { action, initial, unreachable, anchor, redirects = false, isGuarded = false, sentences = {}, toast } = options;
  const { importValidation } = options;
  const isHydrated = useHydrated();
  const [own, setOwn] = useState<Awaited<Answer> | null>(null);
  const [isPageChanged, setPageChanged] = useState(false);
  // Without a script a form can be posted to the server's own action only.
  const [served, formAction, isPending] = useActionState<Answer, FormData>(
    redirects && isHydrated ? (_, formData) => send(formData) : action,
    initial,
    anchor && `#${anchor}`,
  );
  const answer = own ?? served;
  const { outcome, errors = {}, values = {} } = partsOf(answer);
  const timestamp = useFormTimestamp(partsOf(served).stamp ?? '');
  const { form, messages, isSubmitting, restart, showMessages, formProps } = useValidatedForm<string, Valid>({
    served: partsOf(served).errors,
    importValidation,
    onSubmit: async (_valid, element) => {
      const next = await send(new FormData(element));
      if (next !== answer) setOwn(next as Awaited<Answer>);
    },
    onInvalid: () => setOwn(initial),
  });
  const isOutdated = useKeptOverReload(form);
  const { replace } = timestamp;

  useEffect(() => {
    // The browser's own validation helps until ours has arrived.
    if (importValidation && form.current) form.current.noValidate = true;
  }, [form, importValidation]);

  useEffect(() => {
    if (own === null) return;
    const next = partsOf(own);
    const { outcome = '', title = '', detail = '' } = next;
    if (TIMESTAMP_USED.includes(outcome)) replace(next.stamp ?? '');
    if (toast && TOASTED.includes(outcome))
      toast({ tone: outcome === 'sent' ? 'plain' : 'destructive', title, detail });
    if (outcome === 'sent') {
      form.current?.reset();
      void restart();
    }
    if (importValidation) void showMessages(next.errors ?? {});
  }, [own, form, importValidation, restart, showMessages, replace, toast]);

  async function send(formData: FormData): Promise<Answer> {
    try {
      if (isGuarded) formData.set(TIMESTAMP_FIELD, await timestamp.settled());
      return await action(redirects ? answer : initial, formData);
    } catch (error) {
      // A redirect is no fault.
      unstable_rethrow(error);
      const isChanged = isOutdated(error);
      setPageChanged(isChanged);
      // At a second press it is there already, perhaps out of view.
      if (isChanged) form.current?.querySelector<HTMLElement>('[role="alert"] button')?.focus();
      if (isChanged && !redirects) return answer as Answer;
      const typed = Object.keys(values).map((name) => [name, String(formData.get(name) ?? '')]);
      return unreachable(answer, Object.fromEntries(typed), formData);
    }
  }

  function again() {
    flushSync(() => setOwn(initial));
    form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"])')?.focus();
  }

  const shown = importValidation ? messages : errors;
  const errorOf = (name: FieldOf<Answer>) => shown[name] && (sentences[shown[name]] ?? shown[name]);
  const isSent = own !== null && outcome === 'sent';
  const { onSubmit, ...touches } = formProps;
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
    sending: isSubmitting || isPending,
    errorOf,
    field: fieldsOf<FieldOf<Answer>>(values, errorOf, anchor && `${anchor}-`),
    formProps: {
      ...touches,
      ...(!redirects && { onSubmit }),
      action: formAction,
      hidden: isSent,
      onFocus: () => {
        touches.onFocus();
        if (isGuarded) timestamp.begin();
      },
    },
  };
}

function partsOf(answer: Answered | string): Answered {
  return typeof answer === 'string' ? {} : answer;
}

type AnsweredField = Record<'id' | 'name' | 'label', string> & Record<'defaultValue' | 'error', string | undefined>;

/** Returns the properties of a field: it comes back with what was typed and its fault. */
export function fieldsOf<Field extends string>(
  values: Partial<Record<Field, string>>,
  errorOf: (name: Field) => string | undefined,
  prefix = '',
) {
  return (name: Field, label: string): AnsweredField => ({
    id: `${prefix}${name}`,
    name,
    label,
    defaultValue: values[name],
    error: errorOf(name),
  });
}

/** After an answer the first faulty field has the focus; if there is none, what the answer says is in view. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>, answer: { errors: Texts }): void {
  useEffect(() => {
    const [field] = Object.keys(answer.errors);
    const faulty = field && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty) faulty.focus();
    else form.current?.querySelector('[role="alert"], div[role="status"]')?.scrollIntoView({ block: 'center' });
  }, [form, answer]);
}
