import 'server-only';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party';

/** For a touch of a passkey: of any that the device has for this site, or of these. */
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
