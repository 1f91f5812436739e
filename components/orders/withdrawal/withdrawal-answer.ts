import type { FormAnswer } from '@/components/shared/forms/spam-guarded/form-answer';

export type ConfirmedField = 'name' | 'ackEmail';

/** What the server answers to a confirmation that it does not store. */
export type WithdrawalAnswer = {
  values: Record<ConfirmedField, string>;
  errors: Partial<Record<ConfirmedField, string>>;
  /** It could not be stored. */
  failed: boolean;
};

export type WithdrawalAction = (before: WithdrawalAnswer, formData: FormData) => Promise<WithdrawalAnswer>;

export type StatedField = ConfirmedField | 'contract';

/** The same without an order's link: what is to be confirmed is written first. */
export type StatementAnswer = FormAnswer<StatedField> & {
  step: 'write' | 'confirm';
  /** What is confirmed, word for word. Empty while it is written. */
  statement: string;
};

export type StatementAction = (before: StatementAnswer, formData: FormData) => Promise<StatementAnswer>;
