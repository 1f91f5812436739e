import { z } from 'zod';
import { recipientSchema as recipient, wrappedSchema as wrapped } from '@/lib/sealing/schema';

/** More than a firm of one consultant has passkeys, and more epochs than it will see. */
const WRAPS_MAX = 500;

const epoch = z.int().min(1).max(10_000);

/** `recipient`: for which it was wrapped, as the browser knew it. */
const keyWrap = z.strictObject({ keyId: z.uuid(), recipient, wrapped });
const atLeastOne = z.array(keyWrap).min(1).max(WRAPS_MAX);

export const beginDeskKeySchema = z.strictObject({
  recipient,
  printed: z.strictObject({ recipient, wrapped }),
  wraps: atLeastOne,
});

export const rotateDeskKeySchema = z.strictObject({
  /** Of the new one: the number after the last that its author has seen. */
  epoch,
  recipient,
  printedWrap: wrapped,
  wraps: atLeastOne,
});

export const giveAccessSchema = z.strictObject({
  wraps: z.array(keyWrap.extend({ epoch })).min(1).max(WRAPS_MAX),
});

export const replacePrintedKeySchema = z.strictObject({
  recipient,
  wraps: z.array(z.strictObject({ epoch, wrapped })).min(1).max(WRAPS_MAX),
});

export const noteRecipientSchema = z.strictObject({
  /** base64url */
  credentialId: z
    .string()
    .max(1400)
    .regex(/^[\w-]+$/),
  recipient,
});

export const printedCheckSchema = z.strictObject({ recipient });
