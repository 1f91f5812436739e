import { site } from '@/lib/shared/site';

export const context = 'https://schema.org';

/** Address of a page with the origin; `path` as in '/servicios'. */
export const address = (path: string) => `${site.url}${path === '/' ? '' : path}`;

/** A reference to the organisation; the home page has all of it under the same id. */
export const business = {
  '@type': 'Organization',
  '@id': `${site.url}/#negocio`,
  name: site.name,
  url: site.url,
} as const;
