import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/shared/ui/breadcrumbs';
import { groundClass } from '@/components/shared/ui/ground';
import { PageLink } from '@/components/shared/ui/page-link';
import { articleLook } from '@/components/site/illustrations/blog/article-look';
import { site } from '@/lib/shared/site';
import { articlePath } from '@/lib/site/articles';
import type { Article } from '@/lib/site/articles/article';
import { ArticlePicture } from '../illustrations/blog/article-picture';
import { ArticleFacts } from './article-facts';
import { ShareButton } from './share-button';

export function ArticleHead({ article }: { article: Article }) {
  const t = useTranslations('Article');
  const { title, excerpt, category, picture, pictureDescription } = article;
  const path = articlePath(article);
  return (
    <header className={`overflow-clip pt-respiro ${groundClass[articleLook[category].head]}`}>
      <div className="rejilla">
        <Breadcrumbs
          trail={[
            { name: t('blog'), path: '/blog' },
            { name: title, path },
          ]}
        />
      </div>
      <div className="rejilla gap-y-8 pt-paso">
        <h1 className="-ml-[0.03em] text-portada wrap-break-word lg:col-span-11">{title}</h1>
        <div className="md:col-span-6 md:pb-tramo lg:col-span-5">
          <p className="font-titular text-lead">{excerpt}</p>
          <ArticleFacts article={article} className="mt-7" linked />
          <div className="mt-4 flex flex-wrap items-center gap-x-8">
            <ShareButton
              title={title}
              url={`${site.url}${path}`}
              texts={{ share: t('share'), copied: t('copied'), failed: t('notCopied') }}
            />
            <PageLink href="/blog" className="enlace min-h-11 content-center hover:text-inherit! hover:no-underline">
              {t('back')}
            </PageLink>
          </div>
        </div>
        <div className="self-end md:col-span-6 lg:col-span-6 lg:col-start-7">
          <ArticlePicture picture={picture} description={pictureDescription} />
        </div>
      </div>
    </header>
  );
}
