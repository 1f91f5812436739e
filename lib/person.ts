import { z } from 'zod';

const NAME_MAX = 120;
const EMAIL_MAX = 254;
const PHONE_MAX = 30;

// Line breaks, other control characters and bidirectional overrides have no place in a name, and would end up in mail headers.
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Messages are keys of the `Validation` namespace. */
export const fullName = z
  .string({ error: 'nameRequired' })
  .trim()
  .min(1, 'nameRequired')
  .max(NAME_MAX, 'nameTooLong')
  .refine((text) => !UNPRINTABLE.test(text), 'nameUnprintable');

// RFC 5321 and 1035: what is longer, or begins or ends a label with a hyphen, no mail server and no invitation accepts.
function isDeliverable(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= 64 && domain.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
}

/** Lower-cased: one mailbox, one spelling. */
export const email = z
  .string({ error: 'emailRequired' })
  .trim()
  .min(1, 'emailRequired')
  .max(EMAIL_MAX, 'emailInvalid')
  .toLowerCase()
  .pipe(z.email('emailInvalid'))
  .refine(isDeliverable, 'emailInvalid');

/** Digits, spaces and the usual separators; empty counts as absent. */
export const phone = z
  .string({ error: 'phoneInvalid' })
  .trim()
  .max(PHONE_MAX, 'phoneInvalid')
  .regex(/^(?:\+?[\d\s().-]{6,})?$/, 'phoneInvalid')
  .transform((text) => text || undefined)
  .optional();
