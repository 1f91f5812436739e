import { beginsLike, HEAD_LENGTH, type Kind } from '@/lib/shared/file-types';
import { jpegPixels, MAX_PIXELS, pngPixels } from './image-pixels';

/** Random access to a file, wherever its bytes are. */
export type Content = {
  /** Bytes. */
  size: number;
  /** Up to so many bytes from a position on; fewer at the end. */
  read: (position: number, length: number) => Promise<Uint8Array>;
};

export function contentOf(bytes: Uint8Array): Content {
  return { size: bytes.length, read: async (position, length) => bytes.subarray(position, position + length) };
}

/** Why a file is refused for what is in it. */
export type ContentRefusal = 'content' | 'tooManyPixels';

/** Judges a file by its first bytes, a picture also by the pixels that its header declares. Nothing else of it is parsed. */
export async function contentRefusalOf(kind: Kind, content: Content): Promise<ContentRefusal | null> {
  const head = await content.read(0, kind === 'txt' ? content.size : HEAD_LENGTH);
  if (!beginsLike(kind, head)) return 'content';
  if (kind === 'txt' || kind === 'pdf' || kind === 'doc' || kind === 'docx') return null;
  const pixels = await (kind === 'png' ? pngPixels(content) : jpegPixels(content));
  if (pixels === null) return 'content';
  return pixels > MAX_PIXELS ? 'tooManyPixels' : null;
}
