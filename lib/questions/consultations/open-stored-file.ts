import 'server-only';
import { z } from 'zod';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { ENDING_LINK_PART, LINK_PART, open, sign } from '@/lib/server/security/signed-link';
import { streamOf } from '@/lib/server/uploads/stream-of';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { site } from '@/lib/shared/site';
import { storedParts } from './files/stored-files';

export type OpenedFile = {
  consultationId: string;
  name: string;
  extension: string;
  size: number;
  content: ReadableStream<Uint8Array>;
};

/** Without a line of the log, as the links of the staff's e-mail need it; null if the file was deleted, is infected or has not been looked at by the scanner that there is. */
async function openStoredFile(fileId: string): Promise<OpenedFile | null> {
  if (!z.uuid().safeParse(fileId).success) return null;
  const file = await db().consultationFile.findUnique({ where: { id: fileId } });
  if (!file || file.infected || file.awaitsScan) return null;
  const { consultationId, name, size } = file;
  return { consultationId, name, size, extension: name.split('.').at(-1) ?? '', content: streamOf(storedParts(file)) };
}

/** Opens as `openStoredFile` does, for a person at the desk, with a line of the log. */
export async function openFileAtDesk(fileId: string, staff: StaffMember, now: Date): Promise<OpenedFile | null> {
  const file = await openStoredFile(fileId);
  if (!file) return null;
  const subject = shortReference(file.consultationId);
  await db().$transaction((tx) => recordDeskEvent(tx, { staff, kind: 'consultations.file-opened', subject, now }));
  return file;
}

export const STAFF_LINK_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** Link to a file too large for the e-mail. It is the only key to the file, until it expires. */
export function staffFileLink(fileId: string, until: Date): string {
  const link = sign('consultation-files', fileId, { until });
  const query = `hasta=${link.slice(LINK_PART, ENDING_LINK_PART)}&firma=${link.slice(ENDING_LINK_PART)}`;
  return `${site.url}/api/consultations/files/${link.slice(0, LINK_PART)}?${query}`;
}

/** The file of a link in the staff's e-mail; null if the link is forged or expired, or the file cannot be opened. */
export async function openStaffFile(link: string, now: Date): Promise<OpenedFile | null> {
  const fileId = open('consultation-files', link, { now });
  return fileId ? openStoredFile(fileId) : null;
}
