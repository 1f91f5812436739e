import type { MetadataRoute } from 'next';
import { site } from '@/lib/shared/site';

// Pages with noindex are not disallowed: a crawler must read them to see it.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: `${site.url}/sitemap.xml` };
}
