import { z } from 'zod';
import { beginsSealed } from '@/lib/private/sealing/is-sealed';
import { recipientSchema } from '@/lib/private/sealing/schema';

export const ANSWER_MAX = 10_000;

/** Keys: an answer that is refused has one sentence for every fault, the browser says more before it sends. */
type AnswerMessage = 'empty' | 'tooLong';

const message = (key: AnswerMessage) => key;

/** Line ends of one kind, and no other control characters. */
const written = z
  .string()
  .overwrite((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )
  .min(1, message('empty'))
  .max(ANSWER_MAX, message('tooLong'));

const attempt = {
  /** The browser's own name for this attempt, repeated when it is sent again. */
  key: z.uuid(),
  /** How many answers the screen showed. */
  seen: z.int().min(0),
};

/** Bytes: an answer in the longest letters, and what an age file adds. No question is longer. */
const SEALED_ANSWER_MAX = 4 * ANSWER_MAX + 4 * 1024;

const ageFile = z
  .base64()
  .max(Math.ceil(SEALED_ANSWER_MAX / 3) * 4)
  .transform((text) => Uint8Array.from(Buffer.from(text, 'base64')))
  .refine(beginsSealed);

/** `along`: of a sealed consultation, its question as it is sealed for the space with this key. */
export const answerSchema = z.object({
  ...attempt,
  text: written,
  along: z.object({ question: ageFile, recipient: recipientSchema }).optional(),
});

export const spaceAnswerSchema = z.object({
  ...attempt,
  sealed: ageFile,
  /** What was asked, for the space alone. */
  question: ageFile.optional(),
  epoch: z.int().positive(),
  recipient: recipientSchema,
});
export const elsewhereSchema = z.object(attempt);
/** `seen` as of an attempt. */
export const resendSchema = z.object({ answerId: z.uuid(), seen: z.int().min(0) });
export const previewSchema = z.object({ text: written });

const SEARCH_MAX = 100;

export const questionListSchema = z.object({
  state: z.enum(['open', 'answered', 'earlier']).catch('open'),
  search: z.string().trim().max(SEARCH_MAX).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type QuestionList = z.output<typeof questionListSchema>;
