import 'server-only';
import { keyedHash, keyedHashes } from '@/lib/server/security/keyed-hash';
import { hashToken } from '@/lib/server/security/token';
import { deskLink } from './desk-link';

/** 132 bits. */
const TOKEN_CHARACTERS = 22;

/** It follows from the id and the first secret of APP_SECRET: no row and no job holds it, and an e-mail that is sent again has the same one. */
export function newInvitationToken(id: string): string {
  return shortened(keyedHash('desk-invitation', id));
}

/** Of an invitation that is stored; null once its secret has left APP_SECRET. */
export function invitationTokenOf({ id, tokenHash }: { id: string; tokenHash: string }): string | null {
  return (
    keyedHashes('desk-invitation', id)
      .map(shortened)
      .find((token) => hashToken(token) === tokenHash) ?? null
  );
}

/** The token stands behind the number sign, where no server and no log sees it. */
export function invitationLink(token: string): string {
  return deskLink(`/mesa/invitacion#${token}`);
}

function shortened(hash: string): string {
  return hash.slice(0, TOKEN_CHARACTERS);
}
