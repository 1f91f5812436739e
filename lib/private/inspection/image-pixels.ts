import type { Content } from './content';

/** Four hundred megabytes of memory in a viewer. Telephones take up to 200 megapixels, in files above ten megabytes. */
export const MAX_PIXELS = 100_000_000;

const MAX_SEGMENTS = 1_000;
const MAX_JPEG_SIDE = 65_535;
/** Lower markers are reserved or escapes, which some readers skip without a length and others refuse. */
const FIRST_SEGMENT = 0xc0;
/** SOI again, EOI, SOS. */
const BEFORE_FRAME_NEVER: ReadonlySet<number> = new Set([0xd8, 0xd9, 0xda]);

/** The type of a PNG's first chunk, "IHDR". */
const PNG_HEADER = 0x49484452;

/** Number of pixels that the header declares; null without one. */
export async function pngPixels({ read }: Content): Promise<number | null> {
  const head = viewOf(await read(0, 24));
  if (head.byteLength < 24 || head.getUint32(12) !== PNG_HEADER) return null;
  return head.getUint32(16) * head.getUint32(20);
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

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
