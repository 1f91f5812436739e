import { z } from 'zod';
import { newPasskeySchema } from '@/lib/private/passkeys/schema';
import {
  macSchema as mac,
  proofSchema as proof,
  recipientSchema as recipient,
  wrappedSchema as wrapped,
} from '@/lib/private/sealing/schema';
import { STRETCHING_LIMITS, STRETCHING_SALT } from '@/lib/private/sealing/stretching-limits';
import { tokenSchema as token } from '@/lib/server/security/token-schema';
import { plainCharacters } from '@/lib/shared/person/plain-characters';
import { email } from '@/lib/shared/person/schema';
import { CODE_DIGITS } from './codes/rules';

const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most);

const stretching = z.strictObject({
  kind: z.literal('argon2id'),
  salt: z.string().regex(STRETCHING_SALT),
  memoryKiB: within(STRETCHING_LIMITS.memoryKiB),
  passes: within(STRETCHING_LIMITS.passes),
});

export const codeRequestSchema = z.object({ email });

export const verifySchema = z.object({
  requestId: token,
  code: z
    .string({ error: 'codeInvalid' })
    .transform((text) => plainCharacters(text).replace(/\D/g, ''))
    .pipe(z.string().length(CODE_DIGITS, 'codeInvalid')),
});

export const creationSchema = z.object({ ticket: token.optional() });

export const touchRequestSchema = z.object({ purpose: z.enum(['open', 'confirm']) });

export const wrapSchema = z.strictObject({ recipient, wrapped, mac });

export const passkeySchema = newPasskeySchema.extend({ sealed: wrapSchema.optional() });
export const phraseSchema = wrapSchema.extend({ stretching, proof });
export const recoverySchema = wrapSchema.extend({ proof });

/** `earlier`: the wrap whose place it takes. */
export const renewedWrapSchema = wrapSchema.extend({ earlier: wrapped });

export const recoveredSchema = z.object({
  passkey: passkeySchema.optional(),
  phrase: phraseSchema.optional(),
  recovery: recoverySchema,
});

export const createSpaceSchema = recoveredSchema.extend({ ticket: token, recipient });

export const openByPhraseSchema = z.object({ ticket: token, proof });
export const proofBodySchema = z.object({ proof });

export const restartSchema = z.object({ ticket: token });
export const keepSchema = z.object({ token: z.string().max(100) });

export type NewPasskey = z.output<typeof passkeySchema>;
export type NewPhrase = z.output<typeof phraseSchema>;
export type NewRecovery = z.output<typeof recoverySchema>;
export type NewWrap = z.output<typeof wrapSchema>;
export type RenewedWrap = z.output<typeof renewedWrapSchema>;
export type NewSpace = z.output<typeof createSpaceSchema>;
export type Recovered = z.output<typeof recoveredSchema>;
