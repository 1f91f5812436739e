import 'server-only';
import { beginSending } from './begin-sending';
import { type ByStaff, changeLetter, type LetterChange } from './change-letter';
import { readLetter } from './queries';
import { type Unready, whyUnready } from './why-unready';

/** The version that the person has seen goes to every subscription that is confirmed now. A second press starts nothing. */
export async function startLetter({ version, ...step }: ByStaff & { version: number }): Promise<LetterChange<Unready>> {
  const seen = await readLetter(step.id);
  const unready = seen && (await whyUnready(seen.body));
  if (unready) return { ok: false, reason: unready };
  return changeLetter({
    ...step,
    from: ['draft', 'scheduled'],
    version,
    data: { status: 'sending', startedAt: step.now, scheduledFor: null },
    kind: 'letters.started',
    after: (tx) => beginSending(tx, step.id),
  });
}
