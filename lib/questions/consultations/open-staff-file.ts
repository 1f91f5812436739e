import 'server-only';
import { type OpenedFile, openStoredFile } from './open-stored-file';
import { isStaffFileLink } from './staff-link';

/** The file of a link in the staff's e-mail; null if the link is forged or expired, or the file cannot be opened. */
export async function openStaffFile(
  claim: { fileId: string; until: number },
  signature: string,
  now: Date,
): Promise<OpenedFile | null> {
  return isStaffFileLink(claim, signature, now) ? openStoredFile(claim.fileId) : null;
}
