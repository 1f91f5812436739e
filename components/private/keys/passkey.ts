import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  bufferToBase64URLString,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { RegistrationAnswer, TouchAnswer } from '@/lib/private/passkeys/answers';
import { prfInput } from '@/lib/private/sealing/prf-input';
import type { Realm } from '@/lib/private/sealing/realm';
import { browserProblem, type Problem } from '../problem';

/** A new passkey on this device, or on one that the browser offers. Throws a Problem. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationAnswer> {
  requireSupport();
  const created = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw problemOfDevice(error);
  });
  const { id, rawId, response } = created;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: extensionsOf(created),
    response: {
      clientDataJSON,
      attestationObject,
      transports: transports as RegistrationAnswer['response']['transports'],
    },
  };
}

export type Touch = {
  /** For the server. */
  answer: TouchAnswer;
  /** 32 bytes that only this passkey derives; null if it cannot. They never leave the page. */
  secret: Uint8Array<ArrayBuffer> | null;
};

/** A touch of a passkey that is here, which says who it is and derives its secret at once. Throws a Problem. */
export async function touchPasskey(options: PublicKeyCredentialRequestOptionsJSON, realm: Realm): Promise<Touch> {
  requireSupport();
  const prf = { eval: { first: await prfInput(realm) } };
  const optionsJSON = { ...options, extensions: { ...options.extensions, prf } };
  const touched = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw problemOfDevice(error);
  });
  const { id, rawId, response } = touched;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answer: TouchAnswer = {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
  return { answer, secret: secretOf(touched) };
}

/** The secret of a passkey that was made a moment ago: what a device derives while it makes one may differ from what it derives later. */
export async function secretOfNew(credentialId: string, rpId: string, realm: Realm): Promise<Touch['secret']> {
  const challenge = bufferToBase64URLString(crypto.getRandomValues(new Uint8Array(32)).buffer);
  const options = { challenge, rpId, allowCredentials: [{ id: credentialId, type: 'public-key' as const }] };
  // The server asks for nothing here: the answer stays on this side.
  return (await touchPasskey({ ...options, userVerification: 'required' }, realm)).secret;
}

/** Some extensions of browsers answer with an array of numbers. */
function secretOf({ clientExtensionResults }: AuthenticationResponseJSON): Touch['secret'] {
  const { prf } = clientExtensionResults as { prf?: { results?: { first?: ArrayBuffer | number[] } } };
  const first = prf?.results?.first;
  return first ? new Uint8Array(first) : null;
}

/** Whether it can derive a secret, never the secret: that stays on the device. */
function extensionsOf(answer: RegistrationResponseJSON) {
  const { prf } = answer.clientExtensionResults as { prf?: { enabled?: boolean } };
  return prf?.enabled === undefined ? {} : { prf: { enabled: prf.enabled } };
}

function requireSupport(): void {
  if (!browserSupportsWebAuthn()) throw browserProblem('key_unsupported');
}

/** `key_refused`: its person has not touched it, or the device would not. `key_known`: the device has one of this space or person already. */
function problemOfDevice(error: unknown): Problem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return browserProblem('key_refused');
  return browserProblem(name === 'InvalidStateError' ? 'key_known' : 'key_failed');
}
