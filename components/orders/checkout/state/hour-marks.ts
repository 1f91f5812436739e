import type { MadridDate, MadridTime } from '@/lib/shared/madrid-time';

/** An appointment: day, start and minutes. */
export type ClaimedHour = { date: MadridDate; time: MadridTime; minutes: number };

const PREFIX = 'checkout-hour:';

const nameOf = ({ date, time, minutes }: ClaimedHour) => `${PREFIX}${date}/${time}/${minutes}`;

const minuteOfDay = (time: MadridTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function overlaps(name: string | undefined, { date, time, minutes }: ClaimedHour): boolean {
  if (!name?.startsWith(PREFIX)) return false;
  const [day, begin = '', length] = name.slice(PREFIX.length).split('/');
  const [start, other] = [minuteOfDay(time), minuteOfDay(begin)];
  return day === date && other < start + minutes && start < other + Number(length);
}

/** Takes a shared Web Lock, which the other tabs of this browser can see and which stores nothing. */
function take(hour: ClaimedHour): () => void {
  const end = new AbortController();
  const ended = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  // Without the lock another tab calls this hour taken by somebody else.
  navigator.locks?.request(nameOf(hour), { mode: 'shared' }, () => ended).catch(() => undefined);
  return () => end.abort();
}

/** Tells the other tabs of this browser that this one has claimed an hour, until the returned function is called. */
export function markHour(hour: ClaimedHour): () => void {
  let release = take(hour);
  // A page with a lock is not kept for the back button.
  const hide = () => release();
  const show = (event: PageTransitionEvent) => {
    if (event.persisted) release = take(hour);
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
    release();
  };
}

/** Whether a tab of this browser has claimed an hour that overlaps this one. Ask only while this tab has claimed none. */
export async function isMarked(hour: ClaimedHour): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name }) => overlaps(name, hour));
  } catch {
    return false;
  }
}
