import { type ContentRefusal, latin1 } from './content';
import { PdfAttachments } from './pdf-attachments';
import { ACTIVE_NAME, EMBEDDED_NAME, EMBEDS_FILES, OBJECTS_NAME, SCRIPT_NAME } from './pdf-names';
import { judgePacked, type PackedBudget, packingOf } from './pdf-object-stream';
import { type PdfStream, streamKeywords, streamsOf } from './pdf-streams';

/** Characters. That of an object stream has some hundred. */
const MAX_DICTIONARY = 16 * 1024;
const MAX_STREAMS = 100_000;
/** Each holds some hundred objects. */
const MAX_OBJECT_STREAMS = 5_000;
/** Bytes of all object streams together; they hold no pictures. */
const MAX_INFLATED = 64 * 1024 * 1024;
/** Dictionaries and object streams that share their content would be read again and again. */
const MAX_READINGS = 4;
/** Object streams with a fault. Programs write none. */
const MAX_FAULTY = 100;

type Budget = PackedBudget & { streams: number; objectStreams: number; characters: number };

/** `active` if a script, a program, a medium or an attachment of an active kind is found in its objects, compressed ones included. */
export async function judgePdf(bytes: Uint8Array): Promise<ContentRefusal | null> {
  const text = latin1(bytes);
  if (ACTIVE_NAME.test(text)) return 'active';
  const attachments = new PdfAttachments();
  if (EMBEDDED_NAME.test(text)) attachments.exist();
  const document = { bytes, text, left: budgetFor(bytes), attachments };
  const refusal = judgeOutside(document);
  if (refusal) return refusal;
  for (const stream of streamsOf(text, document.left)) {
    const refusal = await judgeStream(stream, document);
    if (refusal) return refusal;
  }
  if (document.left.characters <= 0) return 'bomb';
  return attachments.areActive ? 'active' : null;
}

type Document = { bytes: Uint8Array; text: string; left: Budget; attachments: PdfAttachments };

function budgetFor({ length }: Uint8Array): Budget {
  return {
    streams: MAX_STREAMS,
    objectStreams: MAX_OBJECT_STREAMS,
    output: MAX_INFLATED,
    input: MAX_READINGS * length,
    faulty: MAX_FAULTY,
    characters: MAX_READINGS * length,
  };
}

/** Judges what is outside of streams. What embeds a file is not in one either, unless to be overlooked. */
function judgeOutside({ text, left, attachments }: Document): ContentRefusal | null {
  const isScript = (objects: string) => {
    attachments.read(objects);
    return SCRIPT_NAME.test(objects);
  };
  let outsideSince = 0;
  for (const keyword of streamKeywords(text)) {
    left.streams -= 1;
    if (left.streams < 0) return 'bomb';
    if (keyword < outsideSince) continue;
    if (isScript(text.slice(outsideSince, keyword))) return 'active';
    outsideSince = endOfStream(text, keyword);
    if (EMBEDS_FILES.test(text.slice(keyword, outsideSince))) return 'active';
  }
  return isScript(text.slice(outsideSince)) ? 'active' : null;
}

function endOfStream(text: string, from: number): number {
  const end = text.indexOf('endstream', from);
  return end < 0 ? text.length : end;
}

async function judgeStream(
  { dictionary, data }: PdfStream,
  { bytes, text, left, attachments }: Document,
): Promise<ContentRefusal | null> {
  if (!OBJECTS_NAME.test(dictionary)) return null;
  left.objectStreams -= 1;
  if (left.objectStreams < 0) return 'bomb';
  if (dictionary.length > MAX_DICTIONARY) return 'active';
  const packing = packingOf(dictionary);
  if (packing === 'other' || data === null) return 'active';
  if (packing === 'deflated') return judgePacked(bytes.subarray(data), left, attachments);
  const end = endOfStream(text, data);
  left.input -= end - data;
  if (left.input <= 0) return 'bomb';
  const objects = text.slice(data, end);
  attachments.read(objects);
  return SCRIPT_NAME.test(objects) ? 'active' : null;
}
