import 'server-only';
import { z } from 'zod';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { streamOf } from '@/lib/server/uploads/stream-of';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { storedParts } from './files/stored-files';
import { isStaffFileLink } from './staff-link';

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

/** The file of a link in the staff's e-mail; null if the link is forged or expired, or the file cannot be opened. */
export async function openStaffFile(
  claim: { fileId: string; until: number },
  signature: string,
  now: Date,
): Promise<OpenedFile | null> {
  return isStaffFileLink(claim, signature, now) ? openStoredFile(claim.fileId) : null;
}
