import { z } from 'zod';
import { MAX_SEALED_REPLY_SIZE } from '@/lib/private/replies/sealed-reply';
import { beginsSealed } from '@/lib/private/sealing/is-sealed';
import { recipientSchema } from '@/lib/private/sealing/schema';

export const replySchema = z.object({
  /** The question that began its thread. */
  threadId: z.uuid(),
  sealed: z
    .base64()
    .max(Math.ceil(MAX_SEALED_REPLY_SIZE / 3) * 4)
    .transform((text) => Uint8Array.from(Buffer.from(text, 'base64')))
    .refine(beginsSealed),
  /** Epoch of the desk's key that it is sealed for, with its public half: a restored database may count its epochs anew. */
  epoch: z.int().positive(),
  recipient: recipientSchema,
  submission: z.string().regex(/^[0-9a-f]{64}$/),
});
