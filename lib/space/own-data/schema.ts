import { z } from 'zod';
import { MAX_SEALED_REPLY_SIZE } from '@/lib/private/replies/sealed-reply';
import { beginsSealed } from '@/lib/private/sealing/is-sealed';
import { recipientSchema } from '@/lib/private/sealing/schema';
import { tokenSchema } from '@/lib/server/security/token-schema';
import { fullName, phone } from '@/lib/shared/person/schema';

export const profileSchema = z.object({
  fullName: fullName.optional(),
  phone: phone,
  newsletter: z.literal('off').optional(),
});

export type Profile = z.output<typeof profileSchema>;

export const mailboxSchema = z.object({ ticket: tokenSchema });

export const replySchema = z.object({
  /** The question that began its thread. */
  threadId: z.uuid(),
  sealed: z
    .base64()
    .max(Math.ceil(MAX_SEALED_REPLY_SIZE / 3) * 4)
    .transform((text) => Uint8Array.from(Buffer.from(text, 'base64')))
    .refine(beginsSealed),
  /** Of the desk's key that it is sealed for, with its public half: a restored database may count its epochs anew. */
  epoch: z.int().positive(),
  recipient: recipientSchema,
  submission: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Typed, so that no slip of a finger deletes everything. */
export const DELETION_WORD = 'BORRAR';

export const visitSchema = z.object({ ticket: tokenSchema });

export const deletionSchema = z.object({
  word: z
    .string({ error: 'deletionWord' })
    .transform((typed) => typed.trim().toUpperCase())
    .pipe(z.literal(DELETION_WORD, 'deletionWord')),
});

export const visitDeletionSchema = deletionSchema.extend({ ticket: tokenSchema });
