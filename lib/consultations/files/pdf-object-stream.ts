import 'server-only';
import { Readable } from 'node:stream';
import { constants, createInflateRaw } from 'node:zlib';
import type { FileRefusal } from '../file-rules';
import type { PdfAttachments } from './pdf-attachments';
import { ACTIVE_NAME, SCRIPT_NAME, unescaped } from './pdf-names';

/** Bytes out of all object streams, bytes into them, and how often one may be read again. */
export type PackedBudget = { output: number; input: number; faulty: number };

const ZLIB_HEADER = 2;
/** What zlib has unpacked of a part when it meets a fault there is lost: that part is read again in smaller ones. */
const PART_SIZE = 16 * 1024;
const SMALLER_PART_SIZES = [256, 1];

/** Object streams are deflated by every program; what is packed otherwise was made to be overlooked. */
export function packingOf(dictionary: string): 'none' | 'deflated' | 'other' {
  const names = unescaped(dictionary);
  const filters = count(names, /\/Filter(?!\w)/g);
  const isPlain =
    filters === count(names, /\/Filter[\s\0]*(?:\/FlateDecode(?!\w)|\[[\s\0]*\/FlateDecode[\s\0]*\])/g) &&
    count(names, /\/(?:DecodeParms|DP)(?!\w)/g) === count(names, WITHOUT_PREDICTOR);
  if (!isPlain) return 'other';
  return filters === 0 ? 'none' : 'deflated';
}

/** Numbers only, none of them by reference. */
const WITHOUT_PREDICTOR =
  /\/(?:DecodeParms|DP)[\s\0]*\[?[\s\0]*(?:null(?!\w)|<<(?:[\s\0]*\/(?:Predictor[\s\0]+1|(?!Predictor)\w+[\s\0]+\d+)(?=[\s\0]*[/>]))*[\s\0]*>>)/g;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Inflates the data at the beginning as far as any reader can; what follows them is ignored. */
export async function judgePacked(
  bytes: Buffer,
  left: PackedBudget,
  attachments: PdfAttachments,
): Promise<FileRefusal | null> {
  // What an encrypted document holds has no such beginning.
  if (!beginsLikeZlib(bytes)) return null;
  const packed = bytes.subarray(ZLIB_HEADER);
  let read = await inflate(partsOf(packed, 0, PART_SIZE), left, attachments);
  for (const size of SMALLER_PART_SIZES) {
    if (read.refusal || read.isWhole) return read.refusal;
    left.faulty -= 1;
    if (left.faulty < 0) return 'bomb';
    read = await inflate(partsOf(packed, read.sound, size), left, attachments);
  }
  return read.refusal;
}

function beginsLikeZlib(bytes: Buffer): boolean {
  if (bytes.length < ZLIB_HEADER) return false;
  const header = bytes.readUInt16BE(0);
  return header >> 12 <= 7 && ((header >> 8) & 15) === 8 && header % 31 === 0;
}

type Inflated = { refusal: FileRefusal | null; isWhole: boolean; sound: number };

/** `sound`: so many bytes have been read without a fault, and what they unpack to was judged. */
function inflate(parts: Iterable<Buffer>, left: PackedBudget, attachments: PdfAttachments): Promise<Inflated> {
  return new Promise((resolve) => {
    // Without the header and the checksum, which readers ignore; nor has the end to be there.
    const inflating = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
    let end = '';
    const settle = (refusal: FileRefusal | null, isWhole: boolean) => {
      const sound = inflating.bytesWritten;
      left.input -= sound;
      inflating.destroy();
      resolve({ refusal: refusal ?? (left.input <= 0 || left.output <= 0 ? 'bomb' : null), isWhole, sound });
    };
    inflating.on('data', (chunk: Buffer) => {
      left.output -= chunk.length;
      const text = end + chunk.toString('latin1');
      end = text.slice(attachments.read(text, { goesOn: true }));
      if (isActive(text)) settle('active', false);
      else if (left.output <= 0) settle('bomb', false);
    });
    const finish = (isWhole: boolean) => {
      attachments.read(end);
      settle(isActive(`${end} `) ? 'active' : null, isWhole);
    };
    inflating.once('end', () => finish(true));
    inflating.once('error', () => finish(false));
    Readable.from(parts).pipe(inflating);
  });
}

/** Of the smaller size where the fault is. */
function* partsOf(bytes: Buffer, sound: number, size: number): Generator<Buffer> {
  for (let at = 0; at < sound; at += PART_SIZE) yield bytes.subarray(at, Math.min(at + PART_SIZE, sound));
  for (let at = sound; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function isActive(text: string): boolean {
  return ACTIVE_NAME.test(text) || SCRIPT_NAME.test(text);
}
