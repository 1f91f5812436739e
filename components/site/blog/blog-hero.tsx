import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/shared/ui/page-hero';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { team } from '@/lib/shared/business/team';
import { articlePath, articles } from '@/lib/site/articles';
import { articleAuthor } from '@/lib/site/articles/article-author';
import { blogWith } from '@/lib/site/seo/article-data';

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
