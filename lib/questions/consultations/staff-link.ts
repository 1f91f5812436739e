import 'server-only';
import { isKeyedHash, keyedHash } from '@/lib/server/security/keyed-hash';
import { site } from '@/lib/shared/site';

export const STAFF_LINK_LIFETIME_MS = 30 * 24 * 60 * 60_000;

type Claim = { fileId: string /** Seconds since 1970. */; until: number };

/** Link to a file too large for the e-mail. It is the only key to the file, until it expires. */
export function staffFileLink(fileId: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  const signature = keyedHash('consultation-files', text({ fileId, until: seconds }));
  return `${site.url}/api/consultations/files/${fileId}?hasta=${seconds}&firma=${signature}`;
}

export function isStaffFileLink(claim: Claim, signature: string, now: Date): boolean {
  return claim.until * 1000 > now.getTime() && isKeyedHash('consultation-files', text(claim), signature);
}

function text({ fileId, until }: Claim): string {
  return `${fileId}.${until}`;
}
