import { useTranslations } from 'next-intl';
import { CallToAction } from '@/components/shared/ui/call-to-action';
import { Still } from '@/components/shared/ui/still';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { articleLook } from '@/components/site/illustrations/blog/article-look';
import { team } from '@/lib/shared/business/team';
import { articlePath } from '@/lib/site/articles';
import type { Article } from '@/lib/site/articles/article';
import { articleAuthor } from '@/lib/site/articles/article-author';
import { countWords } from '@/lib/site/articles/count-words';
import { articleBy } from '@/lib/site/seo/article-data';
import { LampAndChair } from '../illustrations/blog/lamp-and-chair';
import { ArticleBody } from './article-body';
import { ArticleContents } from './article-contents';
import { ArticleHead } from './article-head';
import { ArticleSources } from './article-sources';

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
