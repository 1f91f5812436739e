import type { Metadata } from 'next';
import { team } from '@/lib/shared/business/team';
import { metadataOf } from '@/lib/shared/seo/metadata';
import { site } from '@/lib/shared/site';
import { articlePath } from '@/lib/site/articles';
import type { Article } from '@/lib/site/articles/article';
import { articleAuthor } from '@/lib/site/articles/article-author';

export function articleMetadata(article: Article): Metadata {
  const { title, excerpt, category, tags, published } = article;
  return metadataOf(
    articlePath(article),
    { title, description: excerpt, keywords: [category.toLowerCase(), ...tags], indexed: true },
    {
      type: 'article',
      publishedTime: published,
      authors: [articleAuthor(article, team)?.name ?? site.name],
      section: category,
      tags: [...tags],
    },
  );
}
