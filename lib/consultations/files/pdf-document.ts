import 'server-only';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { FileRefusal } from '../file-rules';
import { PdfAttachments } from './pdf-attachments';
import { ACTIVE_NAME, EMBEDDED_NAME, LONGEST_NAME, OBJECTS_NAME, SCRIPT_NAME, unescaped } from './pdf-names';
import { type PdfStream, streamsOf } from './pdf-streams';

const MAX_STREAMS = 100_000;
/** Each holds some hundred objects. */
const MAX_OBJECT_STREAMS = 5_000;
/** Bytes of all object streams together; they hold no pictures. */
const MAX_INFLATED = 64 * 1024 * 1024;
/** Object streams that share their content would be read again and again. */
const MAX_READINGS = 4;
/** What zlib has read of such a part when it meets an error is not counted. */
const PART_SIZE = 16 * 1024;

type Budget = { streams: number; objectStreams: number; output: number; input: number };

/** `active` if a script, a program, a medium or an attachment of an active kind is found in its objects, compressed ones included. */
export async function judgePdf(bytes: Buffer): Promise<FileRefusal | null> {
  const text = bytes.toString('latin1');
  if (ACTIVE_NAME.test(text)) return 'active';
  const left: Budget = {
    streams: MAX_STREAMS,
    objectStreams: MAX_OBJECT_STREAMS,
    output: MAX_INFLATED,
    input: MAX_READINGS * bytes.length,
  };
  const attachments = new PdfAttachments();
  if (EMBEDDED_NAME.test(text)) attachments.exist();
  const isScript = (objects: string) => {
    attachments.read(objects);
    return SCRIPT_NAME.test(objects);
  };
  let outsideSince = 0;
  for (const stream of streamsOf(bytes)) {
    left.streams -= 1;
    if (left.streams < 0) return 'bomb';
    if (stream.keyword >= outsideSince) {
      if (isScript(text.slice(outsideSince, stream.keyword))) return 'active';
      outsideSince = endOfStream(text, stream.keyword);
    }
    const refusal = await judgeStream(stream, { bytes, text, left, attachments });
    if (refusal) return refusal;
  }
  return isScript(text.slice(outsideSince)) || attachments.areActive ? 'active' : null;
}

function endOfStream(text: string, from: number): number {
  const end = text.indexOf('endstream', from);
  return end < 0 ? text.length : end;
}

type Document = { bytes: Buffer; text: string; left: Budget; attachments: PdfAttachments };

async function judgeStream(
  { dictionary, isCut, data }: PdfStream,
  { bytes, text, left, attachments }: Document,
): Promise<FileRefusal | null> {
  const holdsObjects = OBJECTS_NAME.test(dictionary);
  if (!holdsObjects && !isCut) return null;
  left.objectStreams -= 1;
  if (left.objectStreams < 0) return 'bomb';
  const packing = packingOf(dictionary);
  if (packing === 'deflated') return judgePacked(bytes.subarray(data), left, attachments);
  if (!holdsObjects) return null;
  if (packing === 'other') return 'active';
  const end = endOfStream(text, data);
  left.input -= end - data;
  if (left.input <= 0) return 'bomb';
  const objects = text.slice(data, end);
  attachments.read(objects);
  return SCRIPT_NAME.test(objects) ? 'active' : null;
}

/** Object streams are deflated by every program; what is packed otherwise was made to be overlooked. */
function packingOf(dictionary: string): 'none' | 'deflated' | 'other' {
  const names = unescaped(dictionary);
  if (!/\/Filter\b/.test(names)) return 'none';
  const filters = /\/Filter\s*(\[[^[\]]*\]|\/[A-Za-z]+)/.exec(names)?.[1]?.match(/[A-Za-z]+/g) ?? [];
  return filters.join() === 'FlateDecode' && !/\/Predictor\s+(?!1\b)/.test(names) ? 'deflated' : 'other';
}

/** Inflates the data at the beginning as far as it can be read; what follows them is ignored. */
function judgePacked(bytes: Buffer, left: Budget, attachments: PdfAttachments): Promise<FileRefusal | null> {
  return new Promise((resolve) => {
    const inflating = createInflate();
    let end = '';
    const settle = (refusal: FileRefusal | null) => {
      left.input -= inflating.bytesWritten;
      inflating.destroy();
      resolve(refusal ?? (left.input <= 0 || left.output <= 0 ? 'bomb' : null));
    };
    inflating.on('data', (chunk: Buffer) => {
      left.output -= chunk.length;
      const text = end + chunk.toString('latin1');
      end = text.slice(-LONGEST_NAME);
      attachments.read(text, text.length - end.length);
      if (isActive(text)) settle('active');
      else if (left.output <= 0) settle('bomb');
    });
    const finish = () => {
      attachments.read(end);
      settle(isActive(`${end} `) ? 'active' : null);
    };
    inflating.once('end', finish);
    inflating.once('error', finish);
    Readable.from(partsOf(bytes)).pipe(inflating);
  });
}

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PART_SIZE) yield bytes.subarray(at, at + PART_SIZE);
}

function isActive(text: string): boolean {
  return ACTIVE_NAME.test(text) || SCRIPT_NAME.test(text);
}
