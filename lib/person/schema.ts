import { z } from 'zod';
import { EMAIL_MAX, FULL_NAME_MAX, isDeliverable, PHONE_MAX } from './limits';

// Control characters and bidirectional overrides: a name ends up in mail headers.
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Messages are keys of the `Validation` namespace. */
export const fullName = z
  .string({ error: 'nameRequired' })
  .trim()
  .min(1, 'nameRequired')
  .max(FULL_NAME_MAX, 'nameTooLong')
  .refine((text) => !UNPRINTABLE.test(text), 'nameUnprintable');

/** Lower-cased: a mailbox has one spelling. */
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
