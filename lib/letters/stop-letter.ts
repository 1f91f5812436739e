import 'server-only';
import { type ByStaff, changeLetter, type LetterChange } from './change-letter';

/** No e-mail begins after this; one that is under way arrives. */
export function stopLetter(step: ByStaff): Promise<LetterChange> {
  const data = { status: 'stopped' as const, stoppedAt: step.now };
  return changeLetter({ ...step, from: ['sending'], data, kind: 'letters.stopped' });
}
