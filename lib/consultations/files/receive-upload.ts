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

/** Bytes of one answer, which may have four for each character. */
const MAX_FIELD_SIZE = 64 * 1024;
const MAX_FIELDS = 60;
/** More than may be kept, so that those beyond the limit can be named. */
const MAX_FILE_PARTS = 25;

export type ReceivedFile = Spooled & { name: string };
export type Upload = { fields: Map<string, string>; files: ReceivedFile[]; refused: RefusedFile[] };
type UploadFailure = 'too-large' | 'unreadable';

class TooLarge extends Error {}
class Unreadable extends Error {}

/**
 * Takes a multipart request apart while it arrives: answers into memory, files onto the disk, each within its limits. A file
 * that cannot be taken is named and the rest is kept. Whoever receives the files closes them. `patience` is in milliseconds.
 */
export async function receiveUpload(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  patience: number,
): Promise<{ ok: true; upload: Upload } | { ok: false; reason: UploadFailure }> {
  const fields = new Map<string, string>();
  const streams: BusboyFileStream[] = [];
  const stopping = new AbortController();
  const arrivals: Promise<Arrival>[] = [];
  try {
    const parser = openParser(contentType, {
      field: (name, value) => fields.set(name, value),
      file: (name, stream) => {
        streams.push(stream);
        const arrival = arrive(name, stream);
        arrival.catch((error) => stopping.abort(error));
        arrivals.push(arrival);
      },
    });
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]);
    await pipeline(within(body, MAX_REQUEST_SIZE), parser, { signal });
    const { superfluous, ...sorted } = sort(await Promise.all(arrivals));
    await closeAll(superfluous);
    return { ok: true, upload: { fields, ...sorted } };
  } catch (error) {
    // A parser that was stopped leaves its last file waiting for more.
    for (const stream of streams) stream.destroy();
    const settled = await Promise.allSettled(arrivals);
    await closeAll(settled.flatMap((arrival) => (arrival.status === 'fulfilled' ? (arrival.value.spooled ?? []) : [])));
    if (stopping.signal.reason instanceof SpoolFault) throw stopping.signal.reason;
    if (error instanceof TooLarge) return { ok: false, reason: 'too-large' };
    log.info({ error: describeError(error) }, 'upload not readable');
    // A connection that breaks, a body that ends too early, a boundary that is missing: all the same to us.
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
      // One more than is allowed tells "exactly as much" from "more".
      fileSize: MAX_FILE_SIZE + 1,
      files: MAX_FILE_PARTS,
      headerPairs: 30,
      headerSize: 16 * 1024,
    },
    // An empty choice of files arrives as a part without a name.
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

type Arrival = { name: string; given: string; spooled: Spooled | null };

async function arrive(given: string, stream: BusboyFileStream): Promise<Arrival> {
  const name = tidyFileName(given);
  const pointless = isNameTooLong(given) || !extensionOf(name);
  if (!pointless) return { name, given, spooled: await spool(stream) };
  for await (const chunk of stream) void chunk;
  return { name, given, spooled: null };
}

type Sorted = Omit<Upload, 'fields'> & { superfluous: Spooled[] };

function sort(arrivals: Arrival[]): Sorted {
  const files: ReceivedFile[] = [];
  const refused: RefusedFile[] = [];
  const superfluous: Spooled[] = [];
  for (const { name, given, spooled } of arrivals) {
    if (given === '' && !spooled) continue;
    const reason = refusalOf({ name: given, size: spooled?.size ?? 0 }, files);
    if (reason) refused.push({ name, reason });
    if (spooled && !reason) files.push({ name, ...spooled });
    else if (spooled) superfluous.push(spooled);
  }
  return { files, refused, superfluous };
}
