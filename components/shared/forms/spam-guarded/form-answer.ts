/** The server action's response to a form. Without JavaScript it is rendered into the page. */
export type FormAnswer<Field extends string> = {
  outcome: 'none' | 'sent' | 'invalid' | 'ask-again' | 'limited' | 'failed';
  /** Empty if the messages of the fields are enough. */
  title: string;
  detail: string;
  errors: Partial<Record<Field, string>>;
  /** What was typed, unless it was accepted. */
  values: Partial<Record<Field, string>>;
  /** The timestamp for the second submit, after `ask-again`, under the name that pages opened before a deployment read. */
  stamp: string;
};

export type FormAction<Field extends string> = (
  before: FormAnswer<Field>,
  formData: FormData,
) => Promise<FormAnswer<Field>>;

/** Outcomes that a toast tells. */
export const TOASTED: readonly string[] = ['sent', 'limited', 'failed'];

export const notYetSent = { outcome: 'none', title: '', detail: '', errors: {}, values: {}, stamp: '' } as const;
