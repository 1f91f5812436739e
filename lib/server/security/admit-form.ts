import 'server-only';
import { readFormTimestamp } from './form-timestamp';
import { redeemFormTimestamp } from './redeem-form-timestamp';
import { looksLikeSpam, type Signals } from './spam-check';

/** `typed` is all that the sender typed: a timestamp serves for one submission, and for its repeats. */
type ValidForm = Signals & { typed: string };

/** False if the sender is to be asked to send once more. Call it for a valid form: what it admits uses its timestamp up. */
export async function admitForm({ typed, ...signals }: ValidForm, now: Date): Promise<boolean> {
  if (looksLikeSpam(signals, now)) return false;
  const { timestamp } = signals;
  return readFormTimestamp(timestamp, now).kind === 'none' || redeemFormTimestamp(timestamp, typed, now);
}
