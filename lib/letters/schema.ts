import { z } from 'zod';
import { isMadridDate } from '@/lib/shared/madrid-time';

const MAX_SUBJECT_CHARACTERS = 150;
const MAX_TEASER_CHARACTERS = 150;
/** With the letters that JSON escapes it stays below the limit of a request's body. */
export const MAX_BODY_CHARACTERS = 20_000;

const version = z.int().min(1).max(1_000_000);

/** Without control characters but tabs and line breaks: the database stores no NUL. */
const text = z.string('valueInvalid').transform((typed) => typed.replace(/(?![\t\n\r])\p{Cc}/gu, '').trim());

/** Messages are keys of the `Validation` namespace. */
export const letterSchema = z.object({
  subject: text.pipe(z.string().min(1, 'subjectRequired').max(MAX_SUBJECT_CHARACTERS, 'subjectTooLong')),
  teaser: text.pipe(z.string().max(MAX_TEASER_CHARACTERS, 'teaserTooLong')),
  body: text.pipe(z.string().min(1, 'letterRequired').max(MAX_BODY_CHARACTERS, 'letterTooLong')),
});

export const editedLetterSchema = letterSchema.extend({ version });

/** The version that the person has seen. */
export const seenLetterSchema = z.object({ version });

/** A wall-clock moment in Madrid. */
export const scheduledLetterSchema = seenLetterSchema.extend({
  date: z.string('valueInvalid').refine(isMadridDate, 'letterDateInvalid'),
  time: z.string('valueInvalid').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'letterTimeInvalid'),
});

export const previewSchema = z.object({ body: z.string('valueInvalid').max(MAX_BODY_CHARACTERS, 'letterTooLong') });

export type WrittenLetter = z.output<typeof letterSchema>;
