import { z } from 'zod';
import { onOneLine } from '@/lib/shared/on-one-line';

const NOTE_MAX = 200;
const MOST_OCCURRENCES = 100;

/** What a person says about it, on one line, for the log. */
export const attendedNote = z.string().transform(onOneLine).pipe(z.string().max(NOTE_MAX, 'valueInvalid'));

/** Ends a need that is dealt with: `occurrences` are those that the screen showed. */
export const attendedSchema = z.object({
  occurrences: z.array(z.string().max(64)).min(1).max(MOST_OCCURRENCES),
  note: attendedNote,
});
