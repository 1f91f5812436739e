import { type Content, latin1, viewOf } from './content';
import { END_SIZE, LOCATOR_SIZE, TAIL_SIZE } from './zip-archive';

const END_OF_DIRECTORY = 'PK\x05\x06';
const ZIP64_LOCATOR = 'PK\x06\x07';

/**
 * Whether unpackers find a ZIP archive in a file that is none: they read it from its end. An old Office document may contain
 * one as an embedded object, so there (`atEnd`) the archive must end with the file.
 */
export async function hidesArchive({ size, read }: Content, atEnd: boolean): Promise<boolean> {
  const begin = Math.max(0, size - TAIL_SIZE);
  const tail = await read(begin, size - begin);
  const [text, view] = [latin1(tail), viewOf(tail)];
  for (let at = text.indexOf(END_OF_DIRECTORY); at >= 0; at = text.indexOf(END_OF_DIRECTORY, at + 1)) {
    if (at + END_SIZE > tail.length) return false;
    const commentSize = view.getUint16(at + 20, true);
    const fits = view.getUint32(at + 12, true) + view.getUint32(at + 16, true) <= begin + at;
    const isLarge = text.slice(Math.max(0, at - LOCATOR_SIZE), at).startsWith(ZIP64_LOCATOR);
    if ((fits || isLarge) && (!atEnd || at + END_SIZE + commentSize === tail.length)) return true;
  }
  return false;
}
