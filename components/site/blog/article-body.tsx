import { Prose } from '@/components/shared/ui/prose';
import type { Block } from '@/lib/site/articles/article';
import { ArticleBlock } from './article-block';

/** The text of an article. */
export function ArticleBody({ blocks, adviceTitle }: { blocks: readonly Block[]; adviceTitle: string }) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <ArticleBlock key={index} block={block} adviceTitle={adviceTitle} />
      ))}
    </Prose>
  );
}
