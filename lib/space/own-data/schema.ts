import { z } from 'zod';
import { tokenSchema } from '@/lib/server/security/token-schema';
import { fullName, phone } from '@/lib/shared/person/schema';

export const profileSchema = z.object({
  fullName: fullName.optional(),
  phone: phone,
  newsletter: z.literal('off').optional(),
});

export type Profile = z.output<typeof profileSchema>;

export const mailboxSchema = z.object({ ticket: tokenSchema });

/** Typed, so that no slip of a finger deletes everything. */
const DELETION_WORD = 'BORRAR';

export const visitSchema = z.object({ ticket: tokenSchema });

export const deletionSchema = z.object({
  word: z
    .string({ error: 'deletionWord' })
    .transform((typed) => typed.trim().toUpperCase())
    .pipe(z.literal(DELETION_WORD, 'deletionWord')),
});

export const visitDeletionSchema = deletionSchema.extend({ ticket: tokenSchema });
