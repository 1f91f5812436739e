const HOUR = 60;
const DAY = 24 * HOUR;

type Duration = { unit: 'minutes' | 'hours' | 'days'; days: number; hours: number; minutes: number };

/** A number of minutes in the two units in which one would say it. From a day on minutes are left out, rounded up. */
export function durationParts(minutes: number): Duration {
  if (minutes < HOUR) return { unit: 'minutes', days: 0, hours: 0, minutes };
  if (minutes < DAY) return { unit: 'hours', days: 0, hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR };
  const hours = Math.ceil(minutes / HOUR);
  return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24, minutes: 0 };
}
