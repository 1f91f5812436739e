import { crontab } from './cron';

export type Sweep = { task: string; jobKey: string; everyMinutes: number };

/** The jobs of the schedule. */
export const sweeps: readonly Sweep[] = crontab
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [minute = '', hour = '', , , , task = '', options = ''] = line.trim().split(/\s+/);
    const jobKey = new URLSearchParams(options).get('jobKey') ?? task;
    return { task, jobKey, everyMinutes: minutesBetween(minute, hour) };
  });

/** Reads the patterns that the schedule uses: each minute, each n minutes, once an hour, once a day. */
function minutesBetween(minute: string, hour: string): number {
  if (minute === '*') return 1;
  const step = /^\*\/(\d+)$/.exec(minute)?.[1];
  if (step) return Number(step);
  return hour === '*' ? 60 : 24 * 60;
}

/** Whether a sweep that last finished then has missed more than one run. */
export function isLate(sweep: Sweep, finishedAt: Date, now: Date): boolean {
  return now.getTime() - finishedAt.getTime() > allowedMinutes(sweep) * 60_000;
}

function allowedMinutes({ everyMinutes }: Sweep): number {
  return 2 * everyMinutes + 8;
}
