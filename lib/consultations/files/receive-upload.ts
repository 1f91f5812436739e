import 'server-only';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { describeError, log } from '@/lib/log';
import { extensionOf, isNameTooLong, MAX_REQUEST_SIZE, type RefusedFile, refusalOf, tidyFileName } from '../file-rules';
import { MAX_SEALED_FILE_SIZE, SEALED_FIELD } from '../sealed/sealed-form';
import { MAX_DRAINED_BYTES } from './drain-body';
import { type BodyLimits, IncomingBody, TooLarge } from './incoming-body';
import { closeAll, type Spooled, SpoolFault, spool } from './spool';

/** Bytes of one answer; a character may take four. */
const MAX_FIELD_SIZE = 64 * 1024;
const MAX_FIELDS = 60;
/** More than are kept, so that those beyond the limit can be named. */
const MAX_FILE_PARTS = 25;

export type ReceivedFile = Spooled & { name: string };
export type Upload = {
  fields: Map<string, string>;
  files: ReceivedFile[];
  refused: RefusedFile[];
  /** What the sender's device has sealed, in its order: the head, then the files. */
  sealed: Spooled[];
};
type UploadFailure = 'too-large' | 'too-slow' | 'unreadable';
type Received = { ok: true; upload: Upload } | { ok: false; reason: UploadFailure };

class Unreadable extends Error {}

/**
 * Streams a multipart request: answers to memory, files to disk, refused files named. The caller closes the files. What is
 * refused is read to its end, within the limits.
 */
export async function receiveUpload(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  limits: BodyLimits,
): Promise<Received> {
  const incoming = new IncomingBody(body, limits);
  try {
    const received = await parseUpload(contentType, incoming);
    if (!received.ok) await incoming.discard(MAX_DRAINED_BYTES);
    return received;
  } finally {
    incoming.close();
  }
}

async function parseUpload(contentType: string, incoming: IncomingBody): Promise<Received> {
  const fields = new Map<string, string>();
  const streams: BusboyFileStream[] = [];
  const stopping = new AbortController();
  const stop = (reason: unknown) => stopping.abort(reason);
  const parts: Promise<FilePart>[] = [];
  try {
    const parser = openParser(contentType, {
      field: (name, value) => fields.set(name, value),
      file: (field, name, stream) => {
        // A body may end within a file before anything reads that file; without a listener the error ends the thread.
        stream.on('error', stop);
        streams.push(stream);
        const part = field === SEALED_FIELD ? receiveSealed(stream) : receiveFile(name, stream);
        part.catch(stop);
        parts.push(part);
      },
    });
    parser.on('error', stop);
    incoming.expired.addEventListener('abort', () => stop(incoming.expired.reason));
    const { signal } = stopping;
    await pipeline(incoming.chunks(MAX_REQUEST_SIZE, signal), parser, { signal });
    const { discarded, ...sorted } = sort(await Promise.all(parts));
    await closeAll(discarded);
    return { ok: true, upload: { fields, ...sorted } };
  } catch (error) {
    // A stopped parser leaves its last file waiting for data.
    for (const stream of streams) stream.destroy();
    const settled = await Promise.allSettled(parts);
    await closeAll(settled.flatMap((part) => (part.status === 'fulfilled' ? (part.value.spooled ?? []) : [])));
    return { ok: false, reason: failureOf(stopping.signal.reason ?? error, settled, incoming) };
  }
}

/** Throws what is a fault of the server. */
function failureOf(
  error: unknown,
  parts: readonly PromiseSettledResult<FilePart>[],
  { expired }: IncomingBody,
): UploadFailure {
  for (const part of parts) if (part.status === 'rejected' && part.reason instanceof SpoolFault) throw part.reason;
  if (expired.aborted) return 'too-slow';
  if (error instanceof TooLarge) return 'too-large';
  log.info({ error: describeError(error) }, 'upload not readable');
  // A broken connection, a body that ends early, a missing boundary: indistinguishable here.
  return 'unreadable';
}

type Listeners = {
  field: (name: string, value: string) => void;
  file: (field: string, name: string, stream: BusboyFileStream) => void;
};

function openParser(contentType: string, { field, file }: Listeners): BusboyInstance {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      fieldNameSize: 100,
      fieldSize: MAX_FIELD_SIZE,
      fields: MAX_FIELDS,
      // A file of exactly the limit is not too large.
      fileSize: MAX_SEALED_FILE_SIZE + 1,
      files: MAX_FILE_PARTS,
      headerPairs: 30,
      headerSize: 16 * 1024,
    },
    // Browsers send an empty file input as a part with an empty name.
    isPartAFile: (_, __, fileName) => fileName !== undefined,
  });
  parser.on('field', field);
  parser.on('file', (field, stream, fileName) => file(field, fileName ?? '', stream));
  const refuse = () => parser.destroy(new Unreadable());
  parser.once('partsLimit', refuse);
  parser.once('filesLimit', refuse);
  parser.once('fieldsLimit', refuse);
  return parser;
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
