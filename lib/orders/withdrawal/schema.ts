import { z } from 'zod';
import { email, fullName } from '@/lib/shared/person/schema';

const CONTRACT_MAX = 200;

/** Typing is repeated word for word, on one line. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const name = z.string({ error: 'nameRequired' }).transform(onOneLine).pipe(fullName);

/** What the buyer confirms on the page of an order; the contract is known, and so is its mailbox: another one may be given. */
export const withdrawalSchema = z.object({
  name,
  ackEmail: z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(email.optional()),
});

export type WithdrawalForm = z.output<typeof withdrawalSchema>;

// The acknowledgment repeats it to a mailbox that is not confirmed: no address that a mail program would make a link.
const contract = z
  .string({ error: 'contractRequired' })
  .transform(onOneLine)
  .pipe(z.string().min(1, 'contractRequired').max(CONTRACT_MAX, 'contractTooLong'))
  .refine((text) => !hasAddress(text), 'contractUnprintable');

const nameWithoutAddress = name.refine((text) => !hasAddress(text), 'nameUnprintable');

function hasAddress(text: string): boolean {
  return /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}(?!\p{L})|[\u202a-\u202e\u2066-\u2069]/iu.test(text);
}

/** What is asked at /desistimiento: number of the order, or what was bought and when. */
export const statementSchema = z.object({ name: nameWithoutAddress, contract, ackEmail: email });

export type PublicStatement = z.output<typeof statementSchema>;
