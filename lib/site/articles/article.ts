/** Plain text, or text with links and emphasis. */
export type Text = string | readonly Span[];
export type Span = string | { strong: string } | { link: string; href: string };

/** A text by itself is a paragraph. */
export type Block =
  | Text
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; ordered?: boolean; items: readonly Text[] }
  /** One giant figure, explained in one sentence. */
  | { kind: 'figure'; amount: string; text: Text }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly [string, ...string[]])[] }
  | { kind: 'advice'; paragraphs: readonly Text[] };

export function isParagraph(block: Block): block is Text {
  return typeof block === 'string' || Array.isArray(block);
}

export type Source = { publisher: string; title: string; href: string };

export type ArticlePicture = 'savings-of-a-life' | 'irregular-year' | 'falls-and-rises';

export type Article = {
  slug: string;
  title: string;
  /** 50 to 170 characters: lead and meta description. */
  excerpt: string;
  category: 'Jubilación' | 'Ahorro' | 'Inversión';
  /** Minutes; a test compares it with the word count. */
  readingTime: number;
  /** YYYY-MM-DD, in Madrid. */
  published: string;
  /** Name of a person in lib/shared/business/team.ts; without them the article is the firm's. */
  author: string;
  tags: readonly string[];
  picture: ArticlePicture;
  /** Text alternative of the picture. */
  pictureDescription: string;
  blocks: readonly Block[];
  sources: readonly Source[];
};
