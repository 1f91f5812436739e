/** As it was stored. `backupEligible` is null for a passkey from before, which has not been touched since. */
type Known = { counter: bigint; backedUp: boolean; backupEligible: boolean | null };

/** As the touched device has signed it. */
type Told = { counter: number };

export type Verdict = 'goes-on' | 'fell' | 'behind';

/**
 * What the signature counter says (WebAuthn 3, 7.2): one that does not grow is that of a copy. Of a passkey that can be on several devices
 * each may count for itself, or not at all, so it is a hint there (`fell`); of one that is bound to its device the touch is refused
 * (`behind`). A passkey that never counts goes on.
 */
export function judgeCounter(known: Known, told: Told): Verdict {
  const neverCounts = known.counter === 0n && told.counter === 0;
  if (neverCounts || BigInt(told.counter) > known.counter) return 'goes-on';
  return isSynced(known) ? 'fell' : 'behind';
}

/** What a passkey has said when it was made stands: what it says later could be said to get past this. One from before was synced if it was backed up. */
function isSynced({ backedUp, backupEligible }: Known): boolean {
  return backupEligible ?? backedUp;
}
