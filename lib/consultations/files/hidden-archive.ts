import 'server-only';
import { type Spooled, spooledBytes } from '@/lib/uploads/spool';

const END_OF_DIRECTORY = 'PK\x05\x06';
const RECORD_SIZE = 22;
/** Of an archive beyond the limits of the old format: this stands before the record, and tells where the directory is. */
const ZIP64_LOCATOR = 'PK\x06\x07';
const LOCATOR_SIZE = 20;
const MAX_COMMENT_SIZE = 65_535;

/**
 * Whether unpackers find a ZIP archive in a file that is none: they read it from its end. An old Office document may contain
 * one as an embedded object, so there (`atEnd`) the archive must end with the file.
 */
export async function hidesArchive(file: Spooled, atEnd: boolean): Promise<boolean> {
  const begin = Math.max(0, file.size - LOCATOR_SIZE - RECORD_SIZE - MAX_COMMENT_SIZE);
  const tail = await spooledBytes(file, begin, file.size - begin);
  for (let at = tail.indexOf(END_OF_DIRECTORY, 0, 'latin1'); at >= 0; at = nextAfter(tail, at)) {
    if (at + RECORD_SIZE > tail.length) return false;
    const commentSize = tail.readUInt16LE(at + 20);
    const fits = tail.readUInt32LE(at + 12) + tail.readUInt32LE(at + 16) <= begin + at;
    const isLarge = tail.toString('latin1', Math.max(0, at - LOCATOR_SIZE), at).startsWith(ZIP64_LOCATOR);
    if ((fits || isLarge) && (!atEnd || at + RECORD_SIZE + commentSize === tail.length)) return true;
  }
  return false;
}

function nextAfter(tail: Buffer, at: number): number {
  return tail.indexOf(END_OF_DIRECTORY, at + 1, 'latin1');
}
