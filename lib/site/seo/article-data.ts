import type { Article, Blog, Organization, Person, WithContext } from 'schema-dts';
import { address, business, context } from '@/lib/shared/seo/schema-org';
import { sharingPicture } from '@/lib/shared/seo/sharing-picture';
import { site } from '@/lib/shared/site';

/** `path`: where they are introduced. */
type Author = { name: string; role: string; path: string };

/** The firm signs what no person does. */
function signedBy(author: Author | undefined): Person | Organization {
  if (!author) return business;
  return {
    '@type': 'Person',
    name: author.name,
    jobTitle: author.role,
    url: address(author.path),
    worksFor: business,
  };
}

export function blogWith(
  posts: readonly { title: string; path: string; published: string; author: Author | undefined }[],
): WithContext<Blog> {
  return {
    '@context': context,
    '@type': 'Blog',
    '@id': address('/blog'),
    name: `Blog de ${site.name}`,
    inLanguage: 'es-ES',
    publisher: business,
    blogPost: posts.map(({ title, path, published, author }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: address(path),
      datePublished: published,
      author: signedBy(author),
    })),
  };
}

/** `published` is a date, YYYY-MM-DD; `readingTime` is in minutes. */
export function articleBy(article: {
  title: string;
  description: string;
  path: string;
  published: string;
  readingTime: number;
  author: Author | undefined;
  section: string;
  tags: readonly string[];
  words: number;
}): WithContext<Article> {
  return {
    '@context': context,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    url: address(article.path),
    mainEntityOfPage: address(article.path),
    image: address(sharingPicture(article.path)),
    datePublished: article.published,
    dateModified: article.published,
    author: signedBy(article.author),
    publisher: business,
    articleSection: article.section,
    keywords: article.tags.join(', '),
    wordCount: article.words,
    timeRequired: `PT${article.readingTime}M`,
    isAccessibleForFree: true,
    inLanguage: 'es-ES',
  };
}
