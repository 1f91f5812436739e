type LinkedPart = string | { words: string; href: string };

const LINK = /\[([^[\]]+)\]\(([^)\s]+)\)/;

/** A text with links in Markdown syntax: [words](/address). No other Markdown. */
export function linkedParts(text: string): LinkedPart[] {
  // A split by two groups gives text, words, address, text, words, address, text.
  return text.split(LINK).flatMap((part, index, all): LinkedPart[] => {
    if (index % 3 === 2) return [];
    return [index % 3 === 0 ? part : { words: part, href: all[index + 1] ?? '/' }];
  });
}

/** A text without the addresses of its links, for where nothing can be pressed. */
export function unlinked(text: string): string {
  return linkedParts(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
}
