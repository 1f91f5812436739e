import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/site/articles/article';

/** Sources and tags of an article. */
export function ArticleSources({ sources, tags }: Pick<Article, 'sources' | 'tags'>) {
  const t = useTranslations('Article');
  return (
    <footer className="mt-14 max-w-lectura border-t-[1.5px] border-tinta pt-5 text-nota">
      <h2 className="text-t4 tracking-leve">{t('sources')}</h2>
      <ul className="mt-3 grid gap-1">
        {sources.map(({ publisher, title, href }) => (
          <li key={`${publisher} ${title}`}>
            {publisher}:{' '}
            <a href={href} rel="noopener" className="font-bold underline hover:text-mar">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-tinta-2">{t('disclaimer')}</p>
      <ul aria-label={t('tags')} className="mt-6 flex flex-wrap gap-x-4 gap-y-1 font-bold">
        {tags.map((tag) => (
          <li key={tag}>#{tag.replaceAll(' ', '-')}</li>
        ))}
      </ul>
    </footer>
  );
}
