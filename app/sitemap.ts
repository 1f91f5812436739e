import type { MetadataRoute } from 'next';
import { type PageFacts, pages } from '@/lib/shared/seo/pages';
import { site } from '@/lib/shared/site';
import { articlePath, articles } from '@/lib/site/articles';

/** Canonical, indexable pages. Checkout pages depend on the catalogue and are linked from /servicios. */
export default function sitemap(): MetadataRoute.Sitemap {
  const facts: [path: string, PageFacts][] = Object.entries(pages);
  const fixed = facts.filter(([path, { indexed }]) => indexed && !(path === '/blog' && site.blogUrl));
  return [
    ...fixed.map(([path]) => ({ url: `${site.url}${path === '/' ? '' : path}` })),
    ...articles.map((article) => ({ url: `${site.url}${articlePath(article)}`, lastModified: article.published })),
  ];
}
