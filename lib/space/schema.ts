import { z } from 'zod';
import { email } from '@/lib/person/schema';
import { proofSchema as proof, recipientSchema as recipient, wrappedSchema as wrapped } from '@/lib/sealing/schema';
import { newPasskeySchema } from '@/lib/security/passkeys/schema';
import { tokenSchema as token } from '@/lib/security/token-schema';
import { CODE_DIGITS } from './codes/rules';

/** The least that lib/sealing/stretch-phrase.ts has ever used, and more than a browser will do in a while. */
const stretching = z.strictObject({
  kind: z.literal('argon2id'),
  salt: z.string().regex(/^[\w-]{22}$/),
  memoryKiB: z
    .int()
    .min(19 * 1024)
    .max(1024 * 1024),
  passes: z.int().min(2).max(50),
});

export const codeRequestSchema = z.object({ email });

export const verifySchema = z.object({
  requestId: token,
  code: z
    .string({ error: 'codeInvalid' })
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().length(CODE_DIGITS, 'codeInvalid')),
});

export const creationSchema = z.object({ ticket: token.optional() });

export const touchRequestSchema = z.object({ purpose: z.enum(['open', 'confirm']) });

const sealed = z.strictObject({ recipient, wrapped });

export const passkeySchema = newPasskeySchema.extend({ sealed: sealed.optional() });
export const phraseSchema = sealed.extend({ stretching, proof });
export const recoverySchema = sealed.extend({ proof });

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
export type NewSpace = z.output<typeof createSpaceSchema>;
export type Recovered = z.output<typeof recoveredSchema>;
