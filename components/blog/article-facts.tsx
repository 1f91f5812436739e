import { useFormatter, useTranslations } from 'next-intl';
import { articleLook } from '@/components/illustrations/blog/article-look';
import { Badge } from '@/components/ui/badge';
import type { Article } from '@/lib/content/articles/article';

export function ArticleFacts({ article, className = '' }: { article: Article; className?: string }) {
  const t = useTranslations('Article');
  const format = useFormatter();
  const { author, published, readingTime, category } = article;
  // Noon: the same date in every Spanish time zone.
  const date = format.dateTime(new Date(`${published}T12:00:00Z`), { dateStyle: 'long' });
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <Badge look={articleLook[category].badge}>{category}</Badge>
      <span className="font-bold">{t('readingTime', { minutes: readingTime })}</span>
      <span>{t('author', author)}</span>
      <time dateTime={published}>{date}</time>
    </p>
  );
}
