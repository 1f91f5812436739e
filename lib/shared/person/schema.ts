import { z } from 'zod';
import { isEmail, storedEmail } from './email-address';
import { EMAIL_MAX, FULL_NAME_MAX, PHONE_MAX } from './limits';
import { storedTelephone } from './telephone';

/** Control characters and bidirectional overrides: a name ends up in mail headers, a line of an invoice in the export. */
export const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Messages are keys of the `Validation` namespace. */
export const fullName = z
  .string({ error: 'nameRequired' })
  .trim()
  .min(1, 'nameRequired')
  .max(FULL_NAME_MAX, 'nameTooLong')
  .refine((text) => !UNPRINTABLE.test(text), 'nameUnprintable');

/** In its stored form: a mailbox has one spelling. */
export const email = z
  .string({ error: 'emailRequired' })
  .overwrite(storedEmail)
  .min(1, 'emailRequired')
  .max(EMAIL_MAX, 'emailInvalid')
  .refine((address) => address === '' || isEmail(address), 'emailInvalid');

/** In its stored form; empty counts as absent. */
export const phone = z
  .string({ error: 'phoneInvalid' })
  .trim()
  .max(PHONE_MAX, 'phoneInvalid')
  .transform((typed, context) => {
    if (typed === '') return undefined;
    const stored = storedTelephone(typed);
    if (stored === null) context.addIssue({ code: 'custom', message: 'phoneInvalid' });
    return stored ?? z.NEVER;
  })
  .optional();
