import type { MetadataRoute } from 'next';
import { site } from '@/lib/site';

// Pages that are not to be indexed are not shut out here: whoever may not read them never learns that they say so.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: `${site.url}/sitemap.xml` };
}
