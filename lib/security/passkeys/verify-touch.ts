import 'server-only';
import { describeError, log } from '@/lib/log';
import type { TouchAnswer } from './answers';
import type { RelyingParty } from './relying-party';

type KnownPasskey = { credentialId: string; publicKey: Uint8Array; counter: bigint };

export type Touch = { counter: number; backedUp: boolean };

/** Null unless this passkey has signed this challenge here, its person was verified, and its counter has not gone back. */
export async function verifyTouch(
  answer: TouchAnswer,
  known: KnownPasskey,
  challenge: string,
  party: RelyingParty,
): Promise<Touch | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: known.credentialId,
      publicKey: Uint8Array.from(known.publicKey),
      counter: Number(known.counter),
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'passkey refused');
    return null;
  });
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}
