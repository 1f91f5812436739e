import { type Article, type Block, isParagraph, type Text } from './article';

/** Attentive reading of Spanish prose. */

function plain(text: Text): string {
  if (typeof text === 'string') return text;
  return text.map((span) => (typeof span === 'string' ? span : 'strong' in span ? span.strong : span.link)).join('');
}

/** All text of a block. */
export function wordsOf(block: Block): string {
  if (isParagraph(block)) return plain(block);
  switch (block.kind) {
    case 'heading':
    case 'subheading':
      return block.text;
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

/** Counts the words of the body only: not title, excerpt and sources. */
export function countWords({ blocks }: Pick<Article, 'blocks'>): number {
  return blocks
    .map(wordsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
