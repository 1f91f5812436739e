import type { Article, Block, Text } from './article';

/** Of an attentive reader of Spanish prose. */

function plain(text: Text): string {
  if (typeof text === 'string') return text;
  return text.map((span) => (typeof span === 'string' ? span : 'strong' in span ? span.strong : span.link)).join('');
}

/** Everything that a block says, as plain words. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'subheading':
      return block.text;
    case 'paragraph':
      return plain(block.text);
    case 'list':
      return block.items.map(plain).join(' ');
    case 'figure':
      return `${block.amount} ${plain(block.text)}`;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
    case 'advice':
      return block.paragraphs.map(plain).join(' ');
  }
}

/** The words of the body: title, excerpt and sources are not reading time. */
export function countWords({ blocks }: Pick<Article, 'blocks'>): number {
  return blocks
    .map(wordsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
