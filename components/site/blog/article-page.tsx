import { useTranslations } from 'next-intl';
import { CallToAction } from '@/components/shared/ui/call-to-action';
import { Still } from '@/components/shared/ui/still';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { articleLook } from '@/components/site/illustrations/blog/article-look';
import { team } from '@/lib/shared/business/team';
import { articlePath } from '@/lib/site/articles';
import { type Article, isParagraph } from '@/lib/site/articles/article';
import { articleAuthor } from '@/lib/site/articles/article-author';
import { countWords } from '@/lib/site/articles/count-words';
import { articleBy } from '@/lib/site/seo/article-data';
import { LampAndChair } from '../illustrations/blog/lamp-and-chair';
import { ArticleBody } from './article-block';
import { ArticleHead } from './article-head';

export function ArticlePage({ article }: { article: Article }) {
  const t = useTranslations('Article');
  const { title, excerpt, published, readingTime, category, tags, blocks, sources } = article;
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <div className="rejilla gap-y-12 py-bloque">
          <div className="lg:col-span-3">
            <Still>
              <ArticleContents blocks={blocks} />
            </Still>
          </div>
          <div className="md:col-span-10 lg:col-span-8 lg:col-start-5">
            <Still>
              <ArticleBody blocks={blocks} adviceTitle={t('advice')} />
              <ArticleSources sources={sources} tags={tags} />
            </Still>
          </div>
        </div>
      </article>
      <CallToAction
        ground={articleLook[category].help}
        title={t('helpTitle')}
        lead={t('helpText')}
        first={{ href: '/contacto', text: t('helpButton') }}
        picture={<LampAndChair />}
      />
      <StructuredData
        data={articleBy({
          title,
          description: excerpt,
          path: articlePath(article),
          published,
          readingTime,
          author: articleAuthor(article, team),
          section: category,
          tags,
          words: countWords(article),
        })}
      />
    </>
  );
}

/** Table of contents: beside the text, above it on narrow screens. */
function ArticleContents({ blocks }: Pick<Article, 'blocks'>) {
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
            !isParagraph(block) &&
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

/** Sources and tags of an article. */
function ArticleSources({ sources, tags }: Pick<Article, 'sources' | 'tags'>) {
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
