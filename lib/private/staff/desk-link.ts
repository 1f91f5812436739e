import 'server-only';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { site } from '@/lib/shared/site';

/** The address of a page of the desk, at the name to which its passkeys belong. */
export function deskLink(path: string): string {
  return `${relyingParty()?.origin ?? site.url}${path}`;
}
