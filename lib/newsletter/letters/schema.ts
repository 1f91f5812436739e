import { z } from 'zod';
import { isMadridDate } from '@/lib/madrid-time';

export const MAX_SUBJECT_CHARACTERS = 150;
export const MAX_TEASER_CHARACTERS = 150;
/** With the letters that JSON escapes it stays below the limit of a request's body. */
export const MAX_BODY_CHARACTERS = 20_000;

const version = z.int().min(1);

/** Messages are keys of the `Validation` namespace. */
export const letterSchema = z.object({
  subject: z.string('valueInvalid').trim().min(1, 'subjectRequired').max(MAX_SUBJECT_CHARACTERS, 'subjectTooLong'),
  teaser: z.string('valueInvalid').trim().max(MAX_TEASER_CHARACTERS, 'teaserTooLong'),
  body: z.string('valueInvalid').trim().min(1, 'letterRequired').max(MAX_BODY_CHARACTERS, 'letterTooLong'),
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
