import type { StatedField } from './withdrawal-answer';

/** What the form says now; in its second step the contract is in a hidden field. */
export function statedIn(form: HTMLFormElement | FormData | null): Record<StatedField, string> {
  const data = form instanceof HTMLFormElement ? new FormData(form) : form;
  const text = (name: StatedField) => String(data?.get(name) ?? '');
  return { name: text('name'), contract: text('contract'), ackEmail: text('ackEmail') };
}
