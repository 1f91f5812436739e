import 'server-only';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { describeError, log } from '@/lib/log';
import {
  extensionOf,
  isNameTooLong,
  MAX_FILE_SIZE,
  MAX_REQUEST_SIZE,
  type RefusedFile,
  refusalOf,
  tidyFileName,
} from '../file-rules';
import { closeAll, type Spooled, SpoolFault, spool } from './spool';

/** Bytes of one answer; a character may take four. */
const MAX_FIELD_SIZE = 64 * 1024;
const MAX_FIELDS = 60;
/** More than are kept, so that those beyond the limit can be named. */
const MAX_FILE_PARTS = 25;

export type ReceivedFile = Spooled & { name: string };
export type Upload = { fields: Map<string, string>; files: ReceivedFile[]; refused: RefusedFile[] };
type UploadFailure = 'too-large' | 'unreadable';

class TooLarge extends Error {}
class Unreadable extends Error {}

/** Streams a multipart request: answers to memory, files to disk, refused files named. The caller closes the files. */
export async function receiveUpload(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  timeoutMs: number,
): Promise<{ ok: true; upload: Upload } | { ok: false; reason: UploadFailure }> {
  const fields = new Map<string, string>();
  const streams: BusboyFileStream[] = [];
  const stopping = new AbortController();
  const parts: Promise<FilePart>[] = [];
  try {
    const parser = openParser(contentType, {
      field: (name, value) => fields.set(name, value),
      file: (name, stream) => {
        streams.push(stream);
        const part = receiveFile(name, stream);
        part.catch((error) => stopping.abort(error));
        parts.push(part);
      },
    });
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    await pipeline(within(body, MAX_REQUEST_SIZE), parser, { signal });
    const { discarded, ...sorted } = sort(await Promise.all(parts));
    await closeAll(discarded);
    return { ok: true, upload: { fields, ...sorted } };
  } catch (error) {
    // A stopped parser leaves its last file waiting for data.
    for (const stream of streams) stream.destroy();
    const settled = await Promise.allSettled(parts);
    await closeAll(settled.flatMap((part) => (part.status === 'fulfilled' ? (part.value.spooled ?? []) : [])));
    if (stopping.signal.reason instanceof SpoolFault) throw stopping.signal.reason;
    if (error instanceof TooLarge) return { ok: false, reason: 'too-large' };
    log.info({ error: describeError(error) }, 'upload not readable');
    // A broken connection, a body that ends early, a missing boundary: indistinguishable here.
    return { ok: false, reason: 'unreadable' };
  }
}

type Listeners = {
  field: (name: string, value: string) => void;
  file: (name: string, stream: BusboyFileStream) => void;
};

function openParser(contentType: string, { field, file }: Listeners): BusboyInstance {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      fieldNameSize: 100,
      fieldSize: MAX_FIELD_SIZE,
      fields: MAX_FIELDS,
      // A file of exactly the limit is not too large.
      fileSize: MAX_FILE_SIZE + 1,
      files: MAX_FILE_PARTS,
      headerPairs: 30,
      headerSize: 16 * 1024,
    },
    // Browsers send an empty file input as a part with an empty name.
    isPartAFile: (_, __, fileName) => fileName !== undefined,
  });
  parser.on('field', field);
  parser.on('file', (_, stream, fileName) => file(fileName ?? '', stream));
  const refuse = () => parser.destroy(new Unreadable());
  parser.once('partsLimit', refuse);
  parser.once('filesLimit', refuse);
  parser.once('fieldsLimit', refuse);
  return parser;
}

async function* within(body: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLarge();
    yield chunk;
  }
}

type FilePart = { name: string; given: string; spooled: Spooled | null };

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
  const discarded: Spooled[] = [];
  for (const { name, given, spooled } of parts) {
    if (given === '' && !spooled) continue;
    const reason = refusalOf({ name: given, size: spooled?.size ?? 0 }, files);
    if (reason) refused.push({ name, reason });
    if (spooled && !reason) files.push({ name, ...spooled });
    else if (spooled) discarded.push(spooled);
  }
  return { files, refused, discarded };
}
