import type { Metadata } from 'next';
import { team } from '@/lib/business/team';
import { articlePath } from '@/lib/content/articles';
import type { Article } from '@/lib/content/articles/article';
import { articleAuthor } from '@/lib/content/articles/article-author';
import { metadataOf } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

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
