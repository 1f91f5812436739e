import { useTranslations } from 'next-intl';
import { Badge } from '@/components/shared/ui/badge';
import { PageLink } from '@/components/shared/ui/page-link';
import { articleLook } from '@/components/site/illustrations/blog/article-look';
import { team } from '@/lib/shared/business/team';
import { formatDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import type { Article } from '@/lib/site/articles/article';
import { articleAuthor } from '@/lib/site/articles/article-author';

export function ArticleFacts({
  article,
  linked = false,
  className = '',
}: {
  article: Article;
  /** Whether the author's name leads to who they are; not where all of it is a link already. */
  linked?: boolean;
  className?: string;
}) {
  const t = useTranslations('Article');
  const { published, readingTime, category } = article;
  const author = articleAuthor(article, team);
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <Badge look={articleLook[category].badge}>{category}</Badge>
      <span className="font-bold">{t('readingTime', { minutes: readingTime })}</span>
      <span>
        {author
          ? t.rich('author', {
              name: author.name,
              role: author.role,
              person: (name) =>
                linked ? (
                  <PageLink href={author.path} className="font-bold underline hover:no-underline">
                    {name}
                  </PageLink>
                ) : (
                  name
                ),
            })
          : t('house', { site: site.name })}
      </span>
      <time dateTime={published}>{formatDate(published)}</time>
    </p>
  );
}
