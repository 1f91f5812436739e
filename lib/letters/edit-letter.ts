import 'server-only';
import { type ByStaff, changeLetter, type LetterChange } from './change-letter';
import type { WrittenLetter } from './schema';

/** Only a draft, and only the version that was read: of two people who edit it the second is told. */
export function editLetter(
  { version, ...edit }: ByStaff & { version: number },
  written: WrittenLetter,
): Promise<LetterChange> {
  return changeLetter({
    ...edit,
    from: ['draft'],
    version,
    data: { ...written, version: { increment: 1 } },
    kind: 'letters.edited',
  });
}
