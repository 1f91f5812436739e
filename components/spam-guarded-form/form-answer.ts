/** What the server says to a form that was sent. Without JavaScript it is drawn into the page, with it shown as it comes. */
export type FormAnswer<Field extends string> = {
  outcome: 'none' | 'sent' | 'invalid' | 'ask-again' | 'limited' | 'failed';
  /** Sentences for people; empty where the fields speak for themselves. */
  title: string;
  detail: string;
  errors: Partial<Record<Field, string>>;
  /** What was typed, unless it was taken. */
  values: Partial<Record<Field, string>>;
  /** Lets the second sending through after `ask-again`. */
  stamp: string;
};

export type FormAction<Field extends string> = (
  before: FormAnswer<Field>,
  formData: FormData,
) => Promise<FormAnswer<Field>>;

export const notYetSent = { outcome: 'none', title: '', detail: '', errors: {}, values: {}, stamp: '' } as const;
