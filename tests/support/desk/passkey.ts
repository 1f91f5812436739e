import type { Page } from '@playwright/test';
import { prfInput } from '@/lib/private/sealing/prf-input';
import type { Realm } from '@/lib/private/sealing/realm';
import { routeOnce } from '../pages/route-once';
import type { SharedStack } from '../stack/stack';
import { originOf } from './new-person';

type Options = PublicKeyCredentialCreationOptionsJSON;

export type VirtualDevice = {
  /** Its person is not verified from here on: it answers nothing. */
  refuse(): Promise<void>;
  acceptAgain(): Promise<void>;
  /** Its person lets the next question of this kind pass. */
  letPass(what: 'create' | 'get'): Promise<void>;
};

/** Gives this page a device with passkeys: it belongs to the page, and outlives its navigation. Only on localhost, not on 127.0.0.1. */
export async function giveDevice(page: Page, { hasPrf = true, failsAtPrf = false } = {}): Promise<VirtualDevice> {
  await page.addInitScript(withFaults, failsAtPrf);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const options = {
    protocol: 'ctap2',
    ctap2Version: 'ctap2_1',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    hasPrf,
    automaticPresenceSimulation: true,
  } as const;
  let { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    async refuse() {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
    async acceptAgain() {
      // Refusals block a device: another one gets its passkeys.
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      ({ authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options }));
      for (const credential of credentials) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    async letPass(what) {
      await page.evaluate((asked) => Object.assign(window, { letPass: asked }), what);
    },
  };
}

/** Runs in the page. `failsAtPrf`: it answers the question for a secret as Windows Hello does in Firefox. */
function withFaults(failsAtPrf: boolean): void {
  // Only where passkeys are: not on an address by number.
  const device: CredentialsContainer | undefined = navigator.credentials;
  if (!device) return;
  for (const what of ['create', 'get'] as const) {
    const ask = device[what].bind(device);
    const faulty = async (options: CredentialCreationOptions & CredentialRequestOptions) => {
      const held = window as { letPass?: string };
      const isLetPass = held.letPass === what;
      if (isLetPass) held.letPass = undefined;
      if (isLetPass) throw new DOMException('The person did nothing', 'NotAllowedError');
      if (failsAtPrf && options.publicKey?.extensions?.prf) throw new DOMException('No prf', 'UnknownError');
      return ask(options);
    };
    Object.defineProperty(device, what, { value: faulty, configurable: true });
  }
}

/** The address of a page of the desk, at a name. */
export function deskAddress(stack: SharedStack, path = '/mesa'): string {
  return `${originOf(stack)}${path}`;
}

/**
 * A new passkey of this page's device, made in an empty page of the product's origin as its own pages make one, with its
 * secret: null if it derives none.
 */
export async function newPasskey(page: Page, stack: SharedStack, options: Options, realm: Realm) {
  const address = deskAddress(stack, '/nada');
  await routeOnce(page, address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(address);
  const input = Array.from(await prfInput(realm));
  const { made, secret: digits } = await page.evaluate(makeHere, { options, input });
  const secret = digits && Uint8Array.from(digits);
  const { id, rawId, type, clientExtensionResults, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  const { prf } = clientExtensionResults;
  return {
    answer: {
      id,
      rawId,
      type,
      clientExtensionResults: prf ? { prf: { enabled: prf.enabled } } : {},
      response: { clientDataJSON, attestationObject, transports },
    },
    secret,
  };
}

/** Runs in the page. The secret is asked of the passkey that is there, as the product asks it. */
async function makeHere({ options, input }: { options: Options; input: number[] }) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const made = credential.toJSON() as RegistrationResponseJSON;
  if (!made.clientExtensionResults.prf?.enabled) return { made, secret: null };
  const touched = (await navigator.credentials.get({
    publicKey: {
      challenge: new Uint8Array(32),
      rpId: publicKey.rp.id,
      allowCredentials: [{ id: credential.rawId, type: 'public-key' }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: new Uint8Array(input) } } },
    },
  })) as PublicKeyCredential;
  const first = touched.getClientExtensionResults().prf?.results?.first as ArrayBuffer | undefined;
  return { made, secret: first ? Array.from(new Uint8Array(first)) : null };
}
