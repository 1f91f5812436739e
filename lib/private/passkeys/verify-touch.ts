import 'server-only';
import { describeError, log } from '@/lib/server/log';
import type { Result } from '@/lib/shared/result';
import type { TouchAnswer } from './answers';
import type { RelyingParty } from './relying-party';

type KnownPasskey = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: bigint;
  backedUp: boolean;
  backupEligible: boolean | null;
};

export type Touch = {
  counter: number;
  backedUp: boolean;
  backupEligible: boolean;
  /** The counter of a synced passkey went back. Its owner is told. */
  counterFell: boolean;
};

type TouchRefusal = 'refused' | 'behind';

/** This passkey has signed this challenge here, and its person was verified. `behind`: it has, with a counter as that of a copy. */
export async function verifyTouch(
  answer: TouchAnswer,
  known: KnownPasskey,
  challenge: string,
  party: RelyingParty,
): Promise<Result<{ touch: Touch }, TouchRefusal>> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The library refuses every counter that went back. It is judged below.
    credential: { id: known.credentialId, publicKey: Uint8Array.from(known.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'passkey refused');
    return null;
  });
  if (!result?.verified) return { ok: false, reason: 'refused' };
  const { newCounter: counter, credentialBackedUp: backedUp, credentialDeviceType } = result.authenticationInfo;
  const verdict = judgeCounter(known, { counter });
  if (verdict !== 'goes-on') log.warn({ verdict }, 'the counter of a passkey went back');
  if (verdict === 'behind') return { ok: false, reason: 'behind' };
  return {
    ok: true,
    touch: {
      counter,
      backedUp,
      // What one from before says at a touch whose count is in order stands from then on.
      backupEligible: known.backupEligible ?? (known.backedUp || credentialDeviceType === 'multiDevice'),
      counterFell: verdict === 'fell',
    },
  };
}

/** What was stored. `backupEligible` is null for a passkey from before, which has not been touched since. */
type Known = { counter: bigint; backedUp: boolean; backupEligible: boolean | null };

/** What the touched device has signed. */
type Told = { counter: number };

type Verdict = 'goes-on' | 'fell' | 'behind';

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
