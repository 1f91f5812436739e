import type { FormAnswer } from '@/components/shared/forms/spam-guarded/form-answer';

export type ConfirmedField = 'name' | 'ackEmail';

export type StatedField = ConfirmedField | 'number' | 'service' | 'day';

/** The same without an order's link: what is to be confirmed is written first. */
export type StatementAnswer = FormAnswer<StatedField> & {
  step: 'write' | 'confirm';
  /** What is confirmed, word for word. Empty while it is written. */
  statement: string;
};
