import 'server-only';
import { enqueueSending } from './begin-sending';
import { type ByStaff, changeLetter, type LetterChange } from './change-letter';

/** For those who have not had it yet: subscriptions that came later get the next letter. */
export function resumeLetter(step: ByStaff): Promise<LetterChange> {
  return changeLetter({
    ...step,
    from: ['stopped'],
    data: { status: 'sending', stoppedAt: null },
    kind: 'letters.resumed',
    after: (tx) => enqueueSending(tx, step.id),
  });
}
