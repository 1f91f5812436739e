import { z } from 'zod';
import { macSchema as mac, recipientSchema as recipient, wrappedSchema as wrapped } from '@/lib/private/sealing/schema';
import { tokenSchema } from '@/lib/server/security/token-schema';

/** More than a firm of one consultant has passkeys, and more epochs than it will see. */
const WRAPS_MAX = 500;

const epoch = z.int().min(1).max(10_000);

/** What the challenge was opened to. */
const proof = z.strictObject({ challengeId: tokenSchema, token: tokenSchema });

/**
 * `recipient`: for which it was wrapped, as the browser knew it. `mac`: of the passkey itself, if it is one of the person who sends it and
 * has opened the epoch in this browser. `halfMac`: of the epoch, for the passkey; pages from before send none.
 */
const keyWrap = z.strictObject({ keyId: z.uuid(), recipient, wrapped, mac: mac.optional(), halfMac: mac.optional() });
const atLeastOne = z.array(keyWrap).min(1).max(WRAPS_MAX);

/** `mac`: of the epoch, for the paper. */
const printed = z.strictObject({ recipient, mac, wrapped });

export const beginDeskKeySchema = z.strictObject({
  recipient,
  /** `wrapMac`: of the paper, for the epoch. */
  printed: printed.extend({ wrapMac: mac }),
  wraps: atLeastOne,
});

export const rotateDeskKeySchema = z.strictObject({
  /** Number of the new epoch: the one after the last that its author has seen. */
  epoch,
  recipient,
  /** MAC by the epoch before. */
  mac,
  printed,
  wraps: atLeastOne,
  proof,
});

export const giveAccessSchema = z.strictObject({
  wraps: z.array(keyWrap.extend({ epoch })).min(1).max(WRAPS_MAX),
  proof,
});

export const replacePrintedKeySchema = z.strictObject({
  recipient,
  /** MAC by the last epoch, for this paper. */
  mac,
  /** Each with the MAC of this paper. */
  wraps: z.array(z.strictObject({ epoch, wrapped, mac })).min(1).max(WRAPS_MAX),
  proof,
});

/** base64url */
const credentialId = z
  .string()
  .max(1400)
  .regex(/^[\w-]+$/);

export const noteRecipientSchema = z.strictObject({ credentialId, recipient });

export const vouchedWrapsSchema = z.strictObject({
  credentialId,
  wraps: z
    .array(z.strictObject({ id: z.uuid(), mac, halfMac: mac.optional() }))
    .min(1)
    .max(WRAPS_MAX),
  proof,
});

/** `mac` is by the last epoch, for the paper that was typed; `proof` is the paper's. */
export const printedCheckSchema = z.strictObject({ mac, proof });

export const proofRequestSchema = z.strictObject({ of: z.enum(['key', 'paper']) });
