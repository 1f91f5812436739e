import 'server-only';
import { TIMESTAMP_MIN_AGE_MS } from '@/lib/shared/forms/schema';
import { readFormTimestamp } from './form-timestamp';

// Servers' clocks differ a little.
const CLOCK_TOLERANCE_MS = 100;
const MANY_LINKS = 2;

export type Signals = {
  honeypot: string;
  timestamp: string;
  text: string;
};

/** A suspected sender is asked to send once more, with a timestamp that passes. Without JavaScript there is no timestamp. */
export function looksLikeSpam({ honeypot, timestamp: given, text }: Signals, now: Date): boolean {
  const timestamp = readFormTimestamp(given, now);
  const minimum = TIMESTAMP_MIN_AGE_MS - CLOCK_TOLERANCE_MS;
  if (timestamp.kind === 'forged') return true;
  if (timestamp.kind === 'again') return false;
  if (honeypot.trim() !== '') return true;
  return timestamp.kind === 'fresh' ? timestamp.ageMs < minimum : countLinks(text) >= MANY_LINKS;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|<a\s|\[url/gi)?.length ?? 0;
}
