import 'server-only';
import { type ByStaff, changeLetter, type LetterChange } from './change-letter';

/** A draft again. Its job finds that it is not scheduled, and does nothing. */
export function unscheduleLetter(step: ByStaff): Promise<LetterChange> {
  const data = { status: 'draft' as const, scheduledFor: null };
  return changeLetter({ ...step, from: ['scheduled'], data, kind: 'letters.unscheduled' });
}
