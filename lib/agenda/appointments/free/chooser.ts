import 'server-only';
import { v4 as randomId } from 'uuid';
import { consultationOfOffer } from '@/lib/agenda/appointments/booking-offer';
import { keyedHashes } from '@/lib/server/security/keyed-hash';
import { idOfSigned, signedId } from '@/lib/server/security/signed-id';

const PURPOSE = 'first-consultation-tab';

/** Who chooses an hour: the sender of a consultation, or a tab that has sent none. `tabHashes`: as stored, the first one for a new row. */
export type Chooser = { consultationId: string } | { tabHashes: [string, ...string[]] };

/** Under which a tab chooses: whatever it chooses later ends what it chose before. Opens no appointment. */
export function newTabKey(): string {
  return signedId(PURPOSE, randomId());
}

/** Of the key in an address or a form; null if it is forged. */
export function chooserOf(key: string): Chooser | null {
  const consultationId = consultationOfOffer(key);
  if (consultationId) return { consultationId };
  return idOfSigned(PURPOSE, key) ? { tabHashes: keyedHashes(PURPOSE, key) } : null;
}
