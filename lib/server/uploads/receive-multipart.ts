import 'server-only';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { describeError, log } from '@/lib/server/log';
import { MAX_DRAINED_BYTES } from './drain-body';
import { type BodyLimits, IncomingBody, TooLarge } from './incoming-body';
import { closeAll, type Spooled, SpoolFault } from './spool';

/** Bytes of one text; a character may take four. */
const MAX_FIELD_SIZE = 64 * 1024;

export type UploadRefusal = 'too-large' | 'too-slow' | 'unreadable';
type Multipart<Part> = { fields: Map<string, string>; parts: Part[] };
type Received<Part> = ({ ok: true } & Multipart<Part>) | { ok: false; reason: UploadRefusal };

class Unreadable extends Error {}

export type FilePart = { spooled: Spooled | null };

/** `receive` reads the whole of a part that is a file. A longer one than `maxPartSize` ends one byte after it. */
export type MultipartRules<Part extends FilePart> = {
  maxFields: number;
  maxParts: number;
  maxPartSize: number;
  maxSize: number;
  receive: (field: string, name: string, stream: BusboyFileStream) => Promise<Part>;
};

/**
 * Streams a multipart request: texts to memory, files to where `receive` puts them. The caller closes the files. What is refused is
 * read to its end, within the limits, and leaves no file.
 */
export async function receiveMultipart<Part extends FilePart>(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  rules: MultipartRules<Part>,
  limits: BodyLimits,
): Promise<Received<Part>> {
  const incoming = new IncomingBody(body, limits);
  try {
    const received = await parse(contentType, incoming, rules);
    if (!received.ok) await incoming.discard(MAX_DRAINED_BYTES);
    return received;
  } finally {
    incoming.close();
  }
}

async function parse<Part extends FilePart>(
  contentType: string,
  incoming: IncomingBody,
  rules: MultipartRules<Part>,
): Promise<Received<Part>> {
  const fields = new Map<string, string>();
  const streams: BusboyFileStream[] = [];
  const stopping = new AbortController();
  const stop = (reason: unknown) => stopping.abort(reason);
  const parts: Promise<Part>[] = [];
  try {
    const parser = openParser(contentType, rules, {
      field: (name, value) => fields.set(name, value),
      file: (field, name, stream) => {
        // A body may end within a file before anything reads that file; without a listener the error ends the thread.
        stream.on('error', stop);
        streams.push(stream);
        const part = rules.receive(field, name, stream);
        part.catch(stop);
        parts.push(part);
      },
    });
    parser.on('error', stop);
    incoming.expired.addEventListener('abort', () => stop(incoming.expired.reason));
    const { signal } = stopping;
    await pipeline(incoming.chunks(rules.maxSize, signal), parser, { signal });
    return { ok: true, fields, parts: await Promise.all(parts) };
  } catch (error) {
    // A stopped parser leaves its last file waiting for data.
    for (const stream of streams) stream.destroy();
    const settled = await Promise.allSettled(parts);
    await closeAll(settled.flatMap((part) => (part.status === 'fulfilled' ? (part.value.spooled ?? []) : [])));
    return { ok: false, reason: refusalOf(stopping.signal.reason ?? error, settled, incoming) };
  }
}

/** Throws what is a fault of the server. */
function refusalOf(
  error: unknown,
  parts: readonly PromiseSettledResult<FilePart>[],
  { expired }: IncomingBody,
): UploadRefusal {
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

type Counts = Pick<MultipartRules<FilePart>, 'maxFields' | 'maxParts' | 'maxPartSize'>;

function openParser(
  contentType: string,
  { maxFields, maxParts, maxPartSize }: Counts,
  { field, file }: Listeners,
): BusboyInstance {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      fieldNameSize: 100,
      fieldSize: MAX_FIELD_SIZE,
      fields: maxFields,
      // A file of exactly the limit is not too large.
      fileSize: maxPartSize + 1,
      files: maxParts,
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
