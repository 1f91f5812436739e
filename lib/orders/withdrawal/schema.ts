import { z } from 'zod';
import { isMadridDate } from '@/lib/shared/madrid-time';
import { onOneLine } from '@/lib/shared/on-one-line';
import { plainCharacters } from '@/lib/shared/person/plain-characters';
import { email, fullName } from '@/lib/shared/person/schema';
import { publishedServices } from '@/lib/shared/published-sessions';
import { statedContract } from '../texts/withdrawal-statement';

const SHORT_NAME_MAX = 60;
/** Eight signs, with a label in front at most: the last digits of a telephone number are none. */
const ORDER_NUMBER = /^(?:PEDIDO|REFERENCIA|REF|N[UÚ]MERO|N[UÚ]M)?(?:N?O)?([\dA-F]{8})$/;
/** Eight signs, with room for what people paste around them. */
const NUMBER_MAX = 60;

/** Repeated word for word, on one line. */
const name = z.string({ error: 'nameRequired' }).transform(onOneLine).pipe(fullName);

/** What the buyer confirms on the page of an order; the contract is known, and so is its mailbox: another one may be given. */
export const withdrawalSchema = z
  .object({
    name,
    ackEmail: z
      .string()
      .transform((text) => text.trim() || undefined)
      .pipe(email.optional()),
  })
  .superRefine(({ name: written, ackEmail }, context) => {
    if (ackEmail === undefined) return;
    // The buyer has confirmed the mailbox of the order, not this one.
    const { error } = nameOfLetters.safeParse(written);
    if (error) context.addIssue({ code: 'custom', path: ['name'], message: error.issues[0]?.message ?? 'nameLetters' });
  });

export type WithdrawalForm = z.output<typeof withdrawalSchema>;

/**
 * The acknowledgment repeats the statement to a mailbox that nobody has confirmed, so a stranger may put nothing of their own into
 * it: a name of letters, a number of the form of ours, a service of our list, a day.
 */
const nameOfLetters = name
  .refine((text) => text.length <= SHORT_NAME_MAX, 'nameTooLong')
  .refine((text) => /^(?:[\p{L}\p{M}'’\- ]|\.(?= |$))+$/u.test(text), 'nameLetters');

/** Parts of the contract as the form asks for them. An empty one is not remembered, which refuses no statement. */
const parts = z.object({
  number: z
    .string()
    .max(NUMBER_MAX, 'orderNumberInvalid')
    .transform(plainCharacters)
    .transform((text) => (text === '' ? '' : (ORDER_NUMBER.exec(text)?.[1] ?? null)))
    .pipe(z.string('orderNumberInvalid')),
  service: z.enum(['', ...publishedServices]).catch(''),
  day: z
    .string()
    .trim()
    .refine((text) => text === '' || isMadridDate(text), 'dayInvalid'),
});

export const contractSchema = parts.transform(statedContract);

export const statementSchema = z
  .object({ ...parts.shape, name: nameOfLetters, ackEmail: email })
  .transform(({ name, ackEmail, ...contract }) => ({ name, ackEmail, contract: statedContract(contract) }));

export type PublicStatement = z.output<typeof statementSchema>;
