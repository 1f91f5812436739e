import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/site/articles/article';

/** Table of contents: beside the text, above it on narrow screens. */
export function ArticleContents({ blocks }: Pick<Article, 'blocks'>) {
  const t = useTranslations('Article');
  return (
    <nav
      aria-label={t('contents')}
      className="border-b-[1.5px] border-tinta pb-6 text-nota max-lg:columns-1 sm:max-lg:columns-2 lg:sticky lg:top-28 lg:border-none [&_a]:block [&_a]:py-1.5 [&_a:hover]:underline"
    >
      <p
        aria-hidden="true"
        className="mb-3 border-b-[1.5px] border-tinta pb-3 font-titular text-lg font-bold [column-span:all]"
      >
        {t('contents')}
      </p>
      <ol>
        {blocks.map(
          (block) =>
            block.kind === 'heading' && (
              <li key={block.id}>
                <a href={`#${block.id}`}>{block.text}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
