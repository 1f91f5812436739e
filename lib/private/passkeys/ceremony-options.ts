import 'server-only';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party';

type Owner = { handle: Uint8Array; name: string; email: string };

/** Options for a new passkey that its device can find by itself, verifies its person, and says whether it can derive secrets. */
export async function creationOptions(
  party: RelyingParty,
  owner: Owner,
  known: readonly string[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  // Its certificates cost 23 MB of memory: only a server that is asked for a passkey loads them.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: Uint8Array.from(owner.handle),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  // The browser adds an input, and takes it away again for a device that fails at it (components/private/keys/passkey.ts).
  const extensions = { ...options.extensions, prf: {} };
  return { ...options, extensions };
}

/** Options for a touch of a passkey: of any that the device has for this site, or of these. */
export async function requestOptions(
  party: RelyingParty,
  allowed: readonly string[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: allowed.map((id) => ({ id })),
    userVerification: 'required',
  });
}
