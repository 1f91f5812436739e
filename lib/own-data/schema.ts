import { z } from 'zod';
import { fullName, phone } from '@/lib/person/schema';
import { tokenSchema } from '@/lib/security/token-schema';

export const profileSchema = z.object({
  fullName: fullName.optional(),
  phone: phone,
  newsletter: z.literal('off').optional(),
});

export type Profile = z.output<typeof profileSchema>;

export const mailboxSchema = z.object({ ticket: tokenSchema });

/** Typed, so that no slip of a finger deletes everything. */
export const DELETION_WORD = 'BORRAR';

export const deletionSchema = z.object({
  word: z
    .string({ error: 'deletionWord' })
    .transform((typed) => typed.trim().toUpperCase())
    .pipe(z.literal(DELETION_WORD, 'deletionWord')),
});
