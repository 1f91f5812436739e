import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import type { useFormTimestamp } from './spam-guarded/use-form-timestamp';
import { useKeptOverReload } from './use-kept-over-reload';

type Texts = Partial<Record<string, string>>;
/** The parts of an answer that a form knows. */
export type Answered = {
  outcome?: string;
  title?: string;
  detail?: string;
  stamp?: string;
  errors?: Texts;
  values?: Texts;
};
export type FieldOf<Answer> = Extract<keyof (Answer extends { errors: infer Errors } ? Errors : Texts), string>;

export type ServerAction<Answer> = (before: Awaited<Answer>, formData: FormData) => Promise<Answer>;

export type SendOptions<Answer> = {
  /** A server action. Without JavaScript the page comes back with its answer. */
  action: ServerAction<Answer>;
  initial: Awaited<Answer>;
  /** The answer if none comes. */
  unreachable: (before: Awaited<Answer>, formData: FormData) => Awaited<Answer>;
  /** Spam guard, `useFormTimestamp`: sends the signed time of the first touch, at the earliest a second after it. */
  useGuard?: typeof useFormTimestamp;
  /** The form stores by itself what is written. */
  keepsItself?: boolean;
};

const unguarded: ReturnType<typeof useFormTimestamp> = { begin() {}, settled: async () => '', replace() {} };
const useNoGuard = () => unguarded;
const nowhere = { current: null };

/**
 * What every form around a server action does when it is sent: `send` resolves with the answer, also when the server is unreachable,
 * and with null if the page is of an earlier build. What is written is kept until it is sent. `served`: the answer that the page came
 * with.
 */
export function useSending<Answer extends Answered>(
  form: RefObject<HTMLFormElement | null>,
  { action, initial, unreachable, useGuard = useNoGuard, keepsItself = false }: SendOptions<Answer>,
  served: Awaited<Answer>,
) {
  const { begin, settled, replace } = useGuard(served.stamp ?? '');
  const [isPageChanged, setPageChanged] = useState(false);
  const { forget } = useKeptOverReload(keepsItself ? nowhere : form, served !== initial);

  async function send(before: Awaited<Answer>, formData: FormData): Promise<Awaited<Answer> | null> {
    try {
      const timestamp = await settled();
      if (timestamp) formData.set(TIMESTAMP_FIELD, timestamp);
      return (await action(before, formData)) as Awaited<Answer>;
    } catch (error) {
      rethrowRedirect(error, forget);
      // No server answers the forms of an earlier build.
      const isChanged = unstable_isUnrecognizedActionError(error);
      setPageChanged(isChanged);
      // At a second press it is there already, perhaps out of view.
      if (isChanged) form.current?.querySelector<HTMLElement>('[role="alert"] button')?.focus();
      return isChanged ? null : unreachable(before, formData);
    }
  }

  return { send, isPageChanged, replace, begin, forget };
}

/** A redirect is no fault: what was written is stored. */
function rethrowRedirect(error: unknown, forget: () => void): void {
  try {
    unstable_rethrow(error);
  } catch (redirect) {
    forget();
    throw redirect;
  }
}

type AnsweredField = Record<'id' | 'name' | 'label', string> & Record<'defaultValue' | 'error', string | undefined>;

/** Returns the properties of a field: it comes back with what was typed and its fault. */
export function fieldsOf<Field extends string>(
  values: Partial<Record<Field, string>>,
  errorOf: (name: Field) => string | undefined,
  prefix = '',
) {
  return (name: Field, label: string): AnsweredField => ({
    id: prefix + name,
    name,
    label,
    defaultValue: values[name],
    error: errorOf(name),
  });
}
