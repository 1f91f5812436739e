import 'server-only';
import { type Spooled, spooledBytes } from '@/lib/uploads/spool';

/** Four hundred megabytes of memory in a viewer. Telephones take up to 200 megapixels, in files above ten megabytes. */
export const MAX_PIXELS = 100_000_000;

const MAX_SEGMENTS = 1_000;
const MAX_JPEG_SIDE = 65_535;
/** Lower markers are reserved or escapes, which some readers skip without a length and others refuse. */
const FIRST_SEGMENT = 0xc0;
/** SOI again, EOI, SOS. */
const BEFORE_FRAME_NEVER: ReadonlySet<number> = new Set([0xd8, 0xd9, 0xda]);

/** As the header declares; null without one. */
export function pngPixels(head: Buffer): number | null {
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return head.readUInt32BE(16) * head.readUInt32BE(20);
}

/** As the first frame header declares; null without one. Thumbnails and colour profiles before it are skipped. */
export async function jpegPixels(file: Spooled): Promise<number | null> {
  let position = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment++) {
    const bytes = await spooledBytes(file, position, 9);
    if (bytes.length < 9 || bytes[0] !== 0xff) return null;
    const marker = bytes[1] ?? 0;
    if (marker === 0xff) {
      position += 1;
    } else if (isFrame(marker)) {
      // A height of 0 is declared behind the picture.
      return (bytes.readUInt16BE(5) || MAX_JPEG_SIDE) * bytes.readUInt16BE(7);
    } else if (isAlone(marker)) {
      position += 2;
    } else if (marker < FIRST_SEGMENT || BEFORE_FRAME_NEVER.has(marker)) {
      return null;
    } else {
      position += 2 + bytes.readUInt16BE(2);
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
