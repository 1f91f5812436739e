import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/content/articles/article';
import { bound } from './rich-text';

/** The headings of an article as links: beside the text where there is room, and folded above it on a phone. */
export function ArticleContents({ blocks }: Pick<Article, 'blocks'>) {
  const t = useTranslations('Article');
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-28">
      <p aria-hidden="true" className="font-titular text-lg font-bold">
        {t('contents')}
      </p>
      <ol className="mt-3 border-t-[1.5px] border-tinta text-nota">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-b border-regla">
            <a href={`#${id}`} className="flex min-h-9 items-center py-1.5 no-underline hover:underline">
              {bound(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
