/** A passkey of a person of the desk, as far as it matters for what is sealed. */
export type Passkey = {
  id: string;
  label: string;
  /** Whether it can derive a secret at all. */
  prf: boolean;
  /** Its device has derived one, so that access can be given to it. */
  isPrepared: boolean;
  /** Every epoch of the desk's key. */
  opens: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** `cannot`: no passkey of this person can derive a secret. */
export type Access = { state: 'opens' | 'not-prepared' | 'cannot' } | { state: 'waits'; passkey: Passkey };

export type AccessState = Access['state'];

/**
 * Whether a person opens what is sealed. They wait with a prepared passkey if none that opens was used since it was made: what a lost
 * device opened does not count, and who has a second device at hand gives it access alone. Of several the one that was used last counts.
 */
export function accessOf(passkeys: readonly Passkey[]): Access {
  const waiting = passkeys
    .filter(({ isPrepared, opens }) => isPrepared && !opens)
    .filter(
      ({ createdAt }) => !passkeys.some(({ opens, lastUsedAt }) => opens && lastUsedAt && lastUsedAt >= createdAt),
    )
    .sort((one, other) => usedAt(other) - usedAt(one));
  const [passkey] = waiting;
  if (passkey) return { state: 'waits', passkey };
  if (passkeys.some(({ opens }) => opens)) return { state: 'opens' };
  return { state: passkeys.some(({ prf }) => prf) ? 'not-prepared' : 'cannot' };
}

function usedAt({ lastUsedAt, createdAt }: Passkey): number {
  return (lastUsedAt ?? createdAt).getTime();
}
