import { Prose } from '@/components/ui/prose';
import type { Block } from '@/lib/content/articles/article';
import { ArticleBlock } from './article-block';

export type BodyTexts = { adviceTitle: string };

/**
 * The text of an article. Each article has a client component of its own around it (bodies/): as a server component its
 * words would travel twice, as HTML and as the page's data.
 */
export function ArticleBody({ blocks, adviceTitle }: BodyTexts & { blocks: readonly Block[] }) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes
        <ArticleBlock key={index} block={block} adviceTitle={adviceTitle} />
      ))}
    </Prose>
  );
}
