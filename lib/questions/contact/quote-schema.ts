import { z } from 'zod';
import { onOneLine } from '@/lib/shared/on-one-line';
import { email, fullName } from '@/lib/shared/person/schema';
import { type ContactMessage, message, QUOTE_SOURCE, written } from './schema';

/** Participants of one workshop in a company. */
const MOST_PEOPLE = 20;
const LINE_MAX = 160;

const line = z.string({ error: 'valueTooLong' }).transform(onOneLine).pipe(z.string().max(LINE_MAX, 'valueTooLong'));

export const quoteMessages = [
  'nameRequired',
  'nameTooLong',
  'nameUnprintable',
  'emailRequired',
  'emailInvalid',
  'companyRequired',
  'peopleInvalid',
  'placeRequired',
  'valueTooLong',
  'messageTooLong',
] as const;

/** The request of a company for a quote. `people` is the number of participants. */
export const quoteSchema = z.object({
  name: fullName,
  email,
  company: line.pipe(z.string().min(1, 'companyRequired')),
  people: z
    .string({ error: 'peopleInvalid' })
    .trim()
    .regex(/^\d{1,2}$/, 'peopleInvalid')
    .transform(Number)
    .pipe(z.int().min(1, 'peopleInvalid').max(MOST_PEOPLE, 'peopleInvalid')),
  place: line.pipe(z.string().min(1, 'placeRequired')),
  date: line,
  message,
  context: written,
});

export type Quote = z.output<typeof quoteSchema>;

/** Stores a request for a quote as a message that begins with a labelled line for each answer. */
export function quoteAsMessage(
  { company, people, place, date, message, ...sender }: Quote,
  labels: Record<'company' | 'people' | 'place' | 'date', string>,
): ContactMessage {
  const answers = { company, people: String(people), place, date };
  const lines = (['company', 'people', 'place', 'date'] as const)
    .filter((field) => answers[field] !== '')
    .map((field) => `${labels[field]}: ${answers[field]}`);
  return { ...sender, source: QUOTE_SOURCE, message: [lines.join('\n'), message].filter(Boolean).join('\n\n') };
}
