import 'server-only';
import { relyingParty } from '@/lib/security/passkeys/relying-party';
import { site } from '@/lib/site';

/** The address of a page of the desk, at the name to which its passkeys belong. */
export function deskLink(path: string): string {
  return `${relyingParty()?.origin ?? site.url}${path}`;
}
