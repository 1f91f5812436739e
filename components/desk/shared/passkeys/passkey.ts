import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { prfInput } from '@/lib/sealing/prf-input';
import type { RegistrationAnswer, TouchAnswer } from '@/lib/security/passkeys/answers';
import { type DeskFault, localFault } from '../desk-fault';

export type Creation = { ceremonyId: string; options: PublicKeyCredentialCreationOptionsJSON };
export type TouchRequest = { ceremonyId: string; options: PublicKeyCredentialRequestOptionsJSON };

/** A new passkey on this device, or on one that the browser offers. Throws a DeskFault. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationAnswer> {
  requireSupport();
  const created = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw faultOfDevice(error);
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

/** A touch of a passkey that is here, which says who it is and derives its secret at once. Throws a DeskFault. */
export async function touchPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<Touch> {
  requireSupport();
  const prf = { eval: { first: await prfInput('mesa') } };
  const optionsJSON = { ...options, extensions: { ...options.extensions, prf } };
  const touched = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw faultOfDevice(error);
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
  if (!browserSupportsWebAuthn()) throw localFault('key_unsupported');
}

function faultOfDevice(error: unknown): DeskFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return localFault('key_refused');
  return localFault(name === 'InvalidStateError' ? 'key_known' : 'key_failed');
}
