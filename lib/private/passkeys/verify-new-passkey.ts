import 'server-only';
import { describeError, log } from '@/lib/server/log';
import type { RegistrationAnswer } from './answers';
import type { RelyingParty } from './relying-party';

export type NewPasskey = {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  backedUp: boolean;
  /** Whether it can be on several devices. */
  backupEligible: boolean;
  prf: boolean;
};

/** Null unless the answer is to this challenge, from this origin and for this host, by a device that has verified its person. */
export async function verifyNewPasskey(
  answer: RegistrationAnswer,
  challenge: string,
  party: RelyingParty,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  // The library throws for everything that an answer may have wrong.
  const result = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'passkey not registered');
    return null;
  });
  if (!result?.verified) return null;
  const { credential, credentialBackedUp, credentialDeviceType } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Uint8Array.from(credential.publicKey),
    counter: credential.counter,
    transports: answer.response.transports ?? [],
    backedUp: credentialBackedUp,
    backupEligible: credentialDeviceType === 'multiDevice',
    prf: answer.clientExtensionResults.prf?.enabled === true,
  };
}
