import { useTranslations } from 'next-intl';
import { Arrow } from '@/components/shared/ui/button';
import { groundClass } from '@/components/shared/ui/ground';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PageLink } from '@/components/shared/ui/page-link';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { articleLook } from '@/components/site/illustrations/blog/article-look';
import { team } from '@/lib/shared/business/team';
import { articlePath, articles } from '@/lib/site/articles';
import type { Article } from '@/lib/site/articles/article';
import { articleAuthor } from '@/lib/site/articles/article-author';
import { blogWith } from '@/lib/site/seo/article-data';
import { ArticlePicture } from '../illustrations/blog/article-picture';
import { ArticleFacts } from './article-facts';

export function BlogHero() {
  const t = useTranslations('Blog');
  const posts = articles.map((article) => ({
    ...article,
    path: articlePath(article),
    author: articleAuthor(article, team),
  }));
  return (
    <>
      <PageHero trail={[{ name: t('name'), path: '/blog' }]} title={t('title')} lead={t('lead')} ground="papel" />
      <StructuredData data={blogWith(posts)} />
    </>
  );
}

/** The newest article first, across the page. */
export function ArticleList() {
  const [newest, ...others] = articles;
  return (
    <>
      {newest && <NewestArticle article={newest} />}
      <div className="grid grid-cols-1 lg:grid-cols-2">
        {others.map((article) => (
          <OtherArticle key={article.slug} article={article} />
        ))}
      </div>
    </>
  );
}

const block = 'group/button relative overflow-clip';
const title = 'after:absolute after:inset-0 no-underline hover:underline decoration-[0.06em] underline-offset-[0.12em]';

function NewestArticle({ article }: { article: Article }) {
  return (
    <article className={`${block} pt-pieza ${groundClass[articleLook[article.category].head]}`}>
      <div className="rejilla items-end gap-y-10">
        <div className="md:col-span-6 md:pb-pieza">
          <h2 className="-ml-[0.03em] text-t2">
            <PageLink href={articlePath(article)} className={title}>
              {article.title}
            </PageLink>
          </h2>
          <Rest article={article} />
        </div>
        <div className="md:col-span-6">
          <ArticlePicture picture={article.picture} />
        </div>
      </div>
    </article>
  );
}

function OtherArticle({ article }: { article: Article }) {
  return (
    <article
      className={`${block} grid grid-cols-1 content-between gap-y-12 px-margen pt-tramo lg:px-paso ${groundClass[articleLook[article.category].head]}`}
    >
      <div>
        <h2 className="max-w-corta text-medio leading-none wrap-anywhere hyphens-auto sm:hyphens-none">
          <PageLink href={articlePath(article)} className={title}>
            {article.title}
          </PageLink>
        </h2>
        <Rest article={article} />
      </div>
      <ArticlePicture picture={article.picture} className="max-w-xl" />
    </article>
  );
}

function Rest({ article }: { article: Article }) {
  const t = useTranslations('Blog');
  return (
    <>
      <p className="mt-5 max-w-lead font-titular text-lead">{article.excerpt}</p>
      <ArticleFacts article={article} className="mt-6" />
      <p aria-hidden="true" className="mt-6 flex items-center gap-3 font-titular text-lg font-bold">
        {t('read')} <Arrow />
      </p>
    </>
  );
}
