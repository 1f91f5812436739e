// Without zod: a form's first load may import it.

/** UTF-16 units. */
export const FULL_NAME_MAX = 120;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
/** Limit of a question and of a reply to its answer. Counts as a text area does: a line break is one. */
export const QUESTION_MAX = 5_000;

/** RFC 5321 and 1035, for a lower-case address: limits beyond `z.email` that mail servers and invitations enforce. */
export function isDeliverable(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= 64 && domain.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
}
