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
import { browserProblem, Problem } from '../problem';

/** A new passkey on this device, or on one that the browser offers. Throws a Problem. */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
  realm: Realm,
): Promise<RegistrationAnswer> {
  const created = await askDevice(startRegistration, options, realm);
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

type Secret = Uint8Array<ArrayBuffer>;

export type Touch = {
  /** For the server. */
  answer: TouchAnswer;
  /** 32 bytes that only this passkey derives; null if it cannot. They never leave the page. */
  secret: Secret | null;
};

/** A touch of a passkey that is here, which says who it is and derives its secret at once. Throws a Problem. */
export async function touchPasskey(options: PublicKeyCredentialRequestOptionsJSON, realm: Realm): Promise<Touch> {
  const touched = await askDevice(startAuthentication, options, realm);
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

/**
 * The secret of a passkey that its owner has, asked for on this side alone; null if it derives none here. Throws a Problem if it was not
 * touched. Of one that is being made it is asked afterwards: a device may derive another one while it makes it.
 */
export async function secretOfPasskey(credentialId: string, realm: Realm): Promise<Secret | null> {
  const options = {
    challenge: bufferToBase64URLString(crypto.getRandomValues(new Uint8Array(32)).buffer),
    rpId: location.hostname,
    allowCredentials: [{ id: credentialId, type: 'public-key' as const }],
    userVerification: 'required' as const,
  };
  try {
    return secretOf(await askForSecret(startAuthentication, options, realm));
  } catch (error) {
    if (error instanceof Problem && error.code === 'key_failed') return null;
    throw error;
  }
}

type Start<Options, Answer> = (given: { optionsJSON: Options }) => Promise<Answer>;
type Extended = { extensions?: object };

/** Some devices answer the question for a secret with a fault (Windows Hello in Firefox): they are asked once more without it. */
async function askDevice<Options extends Extended, Answer>(
  start: Start<Options, Answer>,
  options: Options,
  realm: Realm,
): Promise<Answer> {
  try {
    return await askForSecret(start, options, realm);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'key_failed')) throw error;
    const { extensions, ...plain } = options;
    return started(start, { ...plain, extensions: { ...extensions, prf: undefined } } as Options);
  }
}

async function askForSecret<Options extends Extended, Answer>(
  start: Start<Options, Answer>,
  options: Options,
  realm: Realm,
): Promise<Answer> {
  if (!browserSupportsWebAuthn()) throw browserProblem('key_unsupported');
  const prf = { eval: { first: await prfInput(realm) } };
  return started(start, { ...options, extensions: { ...options.extensions, prf } });
}

function started<Options, Answer>(start: Start<Options, Answer>, optionsJSON: Options): Promise<Answer> {
  return start({ optionsJSON }).catch((error: unknown) => {
    throw problemOfDevice(error);
  });
}

/** Some extensions of browsers answer with an array of numbers. */
function secretOf({ clientExtensionResults }: AuthenticationResponseJSON): Secret | null {
  const { prf } = clientExtensionResults as { prf?: { results?: { first?: ArrayBuffer | number[] } } };
  const first = prf?.results?.first;
  return first ? new Uint8Array(first) : null;
}

/** Whether it can derive a secret, never the secret: that stays on the device. */
function extensionsOf(answer: RegistrationResponseJSON) {
  const { prf } = answer.clientExtensionResults as { prf?: { enabled?: boolean } };
  return prf?.enabled === undefined ? {} : { prf: { enabled: prf.enabled } };
}

/** `key_refused`: its person has not touched it, or the device would not. `key_known`: the device has one of this space or person already. */
function problemOfDevice(error: unknown): Problem {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError' || name === 'AbortError') return browserProblem('key_refused');
  return browserProblem(name === 'InvalidStateError' ? 'key_known' : 'key_failed');
}
