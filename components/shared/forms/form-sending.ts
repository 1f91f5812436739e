import { unstable_rethrow } from 'next/navigation';
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
};

const unguarded: ReturnType<typeof useFormTimestamp> = { begin() {}, settled: async () => '', replace() {} };
const useNoGuard = () => unguarded;

/**
 * What every form around a server action does when it is sent: `send` resolves with the answer, also when the server is unreachable,
 * and with null if the page is of an earlier build; then what was typed is kept over the reload that such a page needs. `stamp`: the
 * timestamp that came with the page.
 */
export function useSending<Answer extends Answered>(
  form: RefObject<HTMLFormElement | null>,
  { action, unreachable, useGuard = useNoGuard }: SendOptions<Answer>,
  stamp = '',
) {
  const { begin, settled, replace } = useGuard(stamp);
  const [isPageChanged, setPageChanged] = useState(false);
  const isOutdated = useKeptOverReload(form);

  async function send(before: Awaited<Answer>, formData: FormData): Promise<Awaited<Answer> | null> {
    try {
      const timestamp = await settled();
      if (timestamp) formData.set(TIMESTAMP_FIELD, timestamp);
      return (await action(before, formData)) as Awaited<Answer>;
    } catch (error) {
      // A redirect is no fault.
      unstable_rethrow(error);
      const isChanged = isOutdated(error);
      setPageChanged(isChanged);
      // At a second press it is there already, perhaps out of view.
      if (isChanged) form.current?.querySelector<HTMLElement>('[role="alert"] button')?.focus();
      return isChanged ? null : unreachable(before, formData);
    }
  }

  return { send, isPageChanged, replace, begin };
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
