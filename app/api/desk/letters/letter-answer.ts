import type { LetterChange } from '@/lib/letters/change-letter';
import type { Unready } from '@/lib/letters/start-letter';
import { problem, refused } from '../../(server)/_http/problem';
import { deskConflict } from '../_http/desk-conflict';

/** A step of a letter as an answer: the letter as it is now, also for the loser of a race. */
export async function letterAnswer(
  outcome: LetterChange<Unready | 'moment-past' | 'moment-missing'>,
): Promise<Response> {
  if (outcome.ok) return Response.json({ letter: outcome.letter });
  switch (outcome.reason) {
    case 'letter-unknown':
      return problem(404, 'not_found');
    case 'letter-changed':
      return deskConflict('letter_changed', { letter: outcome.letter });
    case 'letter-has-faults':
      return problem(422, 'letter_has_faults');
    case 'no-subscribers':
      return problem(422, 'no_subscribers');
    case 'moment-past':
      return refused({ time: 'letterMomentPast' });
    case 'moment-missing':
      return refused({ time: 'letterTimeInvalid' });
  }
}
