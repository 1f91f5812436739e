import { linkedParts } from './linked-parts';

/** A text without the addresses of its links, for where nothing can be pressed. */
export function unlinked(text: string): string {
  return linkedParts(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
}
