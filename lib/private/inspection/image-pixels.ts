import { type Content, latin1, viewOf } from './content';

/** Four hundred megabytes of memory in a viewer. Telephones take up to 200 megapixels, in files above ten megabytes. */
export const MAX_PIXELS = 100_000_000;

const MAX_SEGMENTS = 1_000;
const MAX_JPEG_SIDE = 65_535;
/** Lower markers are reserved or escapes, which some readers skip without a length and others refuse. */
const FIRST_SEGMENT = 0xc0;
/** SOI again, EOI, SOS. */
const BEFORE_FRAME_NEVER: ReadonlySet<number> = new Set([0xd8, 0xd9, 0xda]);

const PNG_SIGNATURE = 8;
const PNG_HEADER = 13;

/** Number of pixels that the header declares; null without one. */
export function pngPixels(head: Uint8Array): number | null {
  if (head.length < 24 || latin1(head.subarray(12, 16)) !== 'IHDR') return null;
  return viewOf(head).getUint32(16) * viewOf(head).getUint32(20);
}

/** Whether a PNG begins as a picture that does not move, as far as these first bytes tell. */
export function isStillPng(head: Uint8Array): boolean {
  const view = viewOf(head);
  // A length of two gigabytes or more is negative here, as readers have it.
  for (let at = PNG_SIGNATURE; at + 8 < head.length; at += 12 + view.getInt32(at)) {
    const [length, type] = [view.getInt32(at), latin1(head.subarray(at + 4, at + 8))];
    if (length < 0 || type === 'acTL') return false;
    if (type === 'IHDR' ? length !== PNG_HEADER : at === PNG_SIGNATURE) return false;
    if (type === 'IDAT') return true;
  }
  return true;
}

/** Number of pixels that the first frame header declares; null without one. Thumbnails and colour profiles before it are skipped. */
export async function jpegPixels({ read }: Content): Promise<number | null> {
  let position = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment++) {
    const bytes = await read(position, 9);
    if (bytes.length < 9 || bytes[0] !== 0xff) return null;
    const [view, marker] = [viewOf(bytes), bytes[1] ?? 0];
    if (marker === 0xff) {
      position += 1;
    } else if (isFrame(marker)) {
      // A height of 0 is declared behind the picture.
      return (view.getUint16(5) || MAX_JPEG_SIDE) * view.getUint16(7);
    } else if (isAlone(marker)) {
      position += 2;
    } else if (marker < FIRST_SEGMENT || BEFORE_FRAME_NEVER.has(marker)) {
      return null;
    } else {
      position += 2 + view.getUint16(2);
    }
  }
  return null;
}

/** TEM and RST0 to RST7: no length follows. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** SOF0 to SOF15, among which DHT, JPG and DAC have their numbers. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
