import { z } from 'zod';
import { email, fullName } from '@/lib/person/schema';

const CONTRACT_MAX = 200;

/** What the buyer confirms on the page of an order; the contract itself is known. */
export const withdrawalSchema = z.object({ name: fullName, ackEmail: email });

export type WithdrawalForm = z.output<typeof withdrawalSchema>;

// The acknowledgment repeats it to a mailbox that is not confirmed: no address that a mail program would make a link.
const contract = z
  .string({ error: 'contractRequired' })
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
  .pipe(z.string().min(1, 'contractRequired').max(CONTRACT_MAX, 'contractTooLong'))
  .refine((text) => !hasAddress(text), 'contractUnprintable');

const nameWithoutAddress = fullName.refine((text) => !hasAddress(text), 'nameUnprintable');

function hasAddress(text: string): boolean {
  return /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}(?!\p{L})|[\u202a-\u202e\u2066-\u2069]/iu.test(text);
}

/** What is asked at /desistimiento: number of the order, or what was bought and when. */
export const statementSchema = z.object({ name: nameWithoutAddress, contract, ackEmail: email });

export type PublicStatement = z.output<typeof statementSchema>;

/** The messages that the schemas give: keys of the `Validation` namespace. */
export const withdrawalMessages = [
  'nameRequired',
  'nameTooLong',
  'nameUnprintable',
  'emailRequired',
  'emailInvalid',
  'contractRequired',
  'contractTooLong',
  'contractUnprintable',
] as const;
