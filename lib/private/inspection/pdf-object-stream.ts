import { type ContentRefusal, latin1, viewOf } from './content';
import { Inflation } from './inflation';
import type { PdfAttachments } from './pdf-attachments';
import { ACTIVE_NAME, SCRIPT_NAME, unescaped } from './pdf-names';

/** Bytes out of all object streams, bytes into them, and how many of them may have a fault. */
export type PackedBudget = { output: number; input: number; faulty: number };

const ZLIB_HEADER = 2;

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

/** Inflates the data at the beginning as far as any reader can; what follows them is ignored, and so is their checksum. */
export async function judgePacked(
  bytes: Uint8Array,
  left: PackedBudget,
  attachments: PdfAttachments,
): Promise<ContentRefusal | null> {
  // What an encrypted document holds has no such beginning.
  if (!beginsLikeZlib(bytes)) return null;
  const inflation = new Inflation([bytes.subarray(ZLIB_HEADER)]);
  let end = '';
  for await (const piece of inflation.pieces()) {
    left.output -= piece.length;
    const text = end + latin1(piece);
    end = text.slice(attachments.read(text, { goesOn: true }));
    if (isActive(text)) return 'active';
    if (left.output <= 0) return 'bomb';
  }
  attachments.read(end);
  if (isActive(`${end} `)) return 'active';
  left.input -= inflation.used;
  if (inflation.ending === 'faulty') left.faulty -= 1;
  return left.input <= 0 || left.faulty < 0 ? 'bomb' : null;
}

function beginsLikeZlib(bytes: Uint8Array): boolean {
  if (bytes.length < ZLIB_HEADER) return false;
  const header = viewOf(bytes).getUint16(0);
  return header >> 12 <= 7 && ((header >> 8) & 15) === 8 && header % 31 === 0;
}

function isActive(text: string): boolean {
  return ACTIVE_NAME.test(text) || SCRIPT_NAME.test(text);
}
