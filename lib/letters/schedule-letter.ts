import 'server-only';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { type MadridDate, type MadridTime, madridDate, madridInstant, madridTime } from '@/lib/shared/madrid-time';
import { type ByStaff, changeLetter, type LetterChange } from './change-letter';
import { letterKey } from './letter-queue';
import { readLetter } from './queries';
import { type Unready, whyUnready } from './why-unready';

type Scheduled = ByStaff & { version: number; date: MadridDate; time: MadridTime };

/** For a wall-clock moment in Madrid that is to come; who gets it is decided then. */
export async function scheduleLetter(
  order: Scheduled,
): Promise<LetterChange<Unready | 'moment-past' | 'moment-missing'>> {
  const { version, date, time, ...step } = order;
  const scheduledFor = madridInstant(date, time);
  // The hour that the clocks leave out in March.
  if (madridDate(scheduledFor) !== date || madridTime(scheduledFor) !== time)
    return { ok: false, reason: 'moment-missing' };
  if (scheduledFor <= step.now) return { ok: false, reason: 'moment-past' };
  const seen = await readLetter(step.id);
  const unready = seen && (await whyUnready(seen.body));
  if (unready) return { ok: false, reason: unready };
  const { id: letterId } = step;
  return changeLetter({
    ...step,
    from: ['draft', 'scheduled'],
    version,
    data: { status: 'scheduled', scheduledFor },
    kind: 'letters.scheduled',
    after: (tx) =>
      enqueue(tx, 'start-scheduled-letter', { letterId }, { jobKey: letterKey(letterId), runAt: scheduledFor }),
  });
}
