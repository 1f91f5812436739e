import type { MetadataRoute } from 'next';
import { articlePath, articles } from '@/lib/content/articles';
import { type PageFacts, pages } from '@/lib/seo/pages';
import { site } from '@/lib/site';

/** Pages that are canonical and may be indexed. The checkout's come and go with the catalogue, and /servicios links them. */
export default function sitemap(): MetadataRoute.Sitemap {
  const facts: [path: string, PageFacts][] = Object.entries(pages);
  const fixed = facts.filter(([path, { indexed }]) => indexed && !(path === '/blog' && site.blogUrl));
  return [
    ...fixed.map(([path]) => ({ url: `${site.url}${path === '/' ? '' : path}` })),
    ...articles.map((article) => ({ url: `${site.url}${articlePath(article)}`, lastModified: article.published })),
  ];
}
