import type { Metadata } from 'next';
import { articlePath } from '@/lib/content/articles';
import type { Article } from '@/lib/content/articles/article';
import { metadataOf } from '@/lib/seo/metadata';

export function articleMetadata(article: Article): Metadata {
  const { title, excerpt, category, tags, published, author } = article;
  return metadataOf(
    articlePath(article),
    { title, description: excerpt, keywords: [category.toLowerCase(), ...tags], indexed: true },
    { type: 'article', publishedTime: published, authors: [author.name], section: category, tags: [...tags] },
  );
}
