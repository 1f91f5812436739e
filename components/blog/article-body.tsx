import { Prose } from '@/components/ui/prose';
import type { Block } from '@/lib/content/articles/article';
import { ArticleBlock } from './article-block';

export type BodyTexts = { adviceTitle: string };

/**
 * The text of an article. Each article wraps it in a client component (bodies/) for page weight: a server component's text would
 * be sent twice, as HTML and as flight data.
 */
export function ArticleBody({ blocks, adviceTitle }: BodyTexts & { blocks: readonly Block[] }) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <ArticleBlock key={index} block={block} adviceTitle={adviceTitle} />
      ))}
    </Prose>
  );
}
