import { useTranslations } from 'next-intl';
import type { Article, Block } from '@/lib/content/articles/article';
import { bound } from './rich-text';

type Heading = Extract<Block, { kind: 'heading' }>;

/** The headings of an article as links: beside the text where there is room, folded above it where there is none. */
export function ArticleContents({ blocks }: Pick<Article, 'blocks'>) {
  const t = useTranslations('Article');
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading');
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-28">
      <details className="group/indice border-y-[1.5px] border-tinta lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 font-titular text-lg font-bold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <svg
            viewBox="0 0 20 14"
            aria-hidden="true"
            className="h-3.5 w-5 shrink-0 fill-none stroke-current stroke-2 transition-transform duration-200 group-open/indice:rotate-180"
          >
            <path d="M1 3a9 9 0 0 0 18 0" />
          </svg>
        </summary>
        <Links headings={headings} />
      </details>
      <div className="max-lg:hidden">
        <p aria-hidden="true" className="mb-3 font-titular text-lg font-bold">
          {t('contents')}
        </p>
        <Links headings={headings} />
      </div>
    </nav>
  );
}

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="border-t-[1.5px] border-tinta text-nota max-lg:border-regla">
      {headings.map(({ id, text }) => (
        <li key={id} className="border-b border-regla max-lg:last:border-none">
          <a href={`#${id}`} className="flex min-h-10 items-center py-1.5 no-underline hover:underline lg:min-h-9">
            {bound(text)}
          </a>
        </li>
      ))}
    </ol>
  );
}
