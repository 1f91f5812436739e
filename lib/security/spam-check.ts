import 'server-only';
import { readFormTimestamp } from './form-timestamp';
import { TIMESTAMP_MIN_AGE_MS } from './schema';

// Servers' clocks differ a little.
const CLOCK_TOLERANCE_MS = 100;
const MANY_LINKS = 2;

type Submission = {
  honeypot: string;
  stamp: string;
  text: string;
};

/** A suspected sender is asked to send once more, with a stamp that passes. Without JavaScript there is no stamp. */
export function looksLikeSpam({ honeypot, stamp: stampText, text }: Submission, now: Date): boolean {
  const stamp = readFormTimestamp(stampText, now);
  const minimum = TIMESTAMP_MIN_AGE_MS - CLOCK_TOLERANCE_MS;
  if (stamp.kind === 'forged') return true;
  if (stamp.kind === 'again') return false;
  if (honeypot.trim() !== '') return true;
  return stamp.kind === 'fresh' ? stamp.ageMs < minimum : countLinks(text) >= MANY_LINKS;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|<a\s|\[url/gi)?.length ?? 0;
}
