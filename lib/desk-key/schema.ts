import { z } from 'zod';
import { isRecipient } from '@/lib/sealing/identity';

const WRAPPED_MAX_BYTES = 1_000;
/** More than a firm of one consultant has passkeys, and more epochs than it will see. */
const WRAPS_MAX = 500;

const recipient = z.string().max(100).refine(isRecipient);

/** base64. */
const wrapped = z
  .base64()
  .min(1)
  .max(Math.ceil(WRAPPED_MAX_BYTES / 3) * 4)
  .transform((text) => Uint8Array.from(Buffer.from(text, 'base64')));

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

export const noteRecipientSchema = z.strictObject({ credentialId: z.string().max(1400), recipient });

export const printedCheckSchema = z.strictObject({ recipient });
