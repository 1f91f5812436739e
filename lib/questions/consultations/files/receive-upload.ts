import 'server-only';
import type { BusboyFileStream } from '@fastify/busboy';
import type { BodyLimits } from '@/lib/server/uploads/incoming-body';
import { type MultipartRules, receiveMultipart, type UploadRefusal } from '@/lib/server/uploads/receive-multipart';
import { closeAll, type Spooled, spool } from '@/lib/server/uploads/spool';
import { extensionOf, isNameTooLong, tidyFileName } from '@/lib/shared/file-types';
import { MAX_REQUEST_SIZE, type RefusedFile, refusalOf } from '../file-rules';
import { MAX_SEALED_FILE_SIZE, SEALED_FIELD } from '../sealed/sealed-form';

export type ReceivedFile = Spooled & { name: string };
export type Upload = {
  fields: Map<string, string>;
  files: ReceivedFile[];
  refused: RefusedFile[];
  /** What the sender's device has sealed, in its order: the head, then the files. */
  sealed: Spooled[];
};
type Received = { ok: true; upload: Upload } | { ok: false; reason: UploadRefusal };

const RULES: MultipartRules<FilePart> = {
  maxFields: 60,
  // More than are kept, so that those beyond the limit can be named.
  maxParts: 25,
  maxPartSize: MAX_SEALED_FILE_SIZE,
  maxSize: MAX_REQUEST_SIZE,
  receive: (field, name, stream) => (field === SEALED_FIELD ? receiveSealed(stream) : receiveFile(name, stream)),
};

/** Receives as `receiveMultipart` does: answers to memory, files to disk, refused files named. The caller closes the files. */
export async function receiveUpload(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  limits: BodyLimits,
): Promise<Received> {
  const received = await receiveMultipart(contentType, body, RULES, limits);
  if (!received.ok) return received;
  const { discarded, ...sorted } = sort(received.parts);
  await closeAll(discarded);
  return { ok: true, upload: { fields: received.fields, ...sorted } };
}

type FilePart = { name: string; given: string; isSealed?: true; spooled: Spooled | null };

async function receiveSealed(stream: BusboyFileStream): Promise<FilePart> {
  return { name: '', given: '', isSealed: true, spooled: await spool(stream) };
}

async function receiveFile(given: string, stream: BusboyFileStream): Promise<FilePart> {
  const name = tidyFileName(given);
  if (!isNameTooLong(given) && extensionOf(name)) return { name, given, spooled: await spool(stream) };
  for await (const chunk of stream) void chunk;
  return { name, given, spooled: null };
}

type Sorted = Omit<Upload, 'fields'> & { discarded: Spooled[] };

function sort(parts: FilePart[]): Sorted {
  const files: ReceivedFile[] = [];
  const refused: RefusedFile[] = [];
  const sealed: Spooled[] = [];
  const discarded: Spooled[] = [];
  for (const { name, given, isSealed, spooled } of parts) {
    if (isSealed && spooled) sealed.push(spooled);
    if (isSealed) continue;
    if (given === '' && !spooled) continue;
    const reason = refusalOf({ name: given, size: spooled?.size ?? 0 }, files);
    if (reason) refused.push({ name, reason });
    if (spooled && !reason) files.push({ name, ...spooled });
    else if (spooled) discarded.push(spooled);
  }
  return { files, refused, sealed, discarded };
}
