import type { Metadata } from 'next';
import { site } from '@/lib/site';
import { type PageFacts, type PagePath, pages } from './pages';

type SharedAs = { type?: 'website' } | { type: 'article'; publishedTime: string; authors: string[]; tags: string[] };

/** Where the 1200 x 630 picture of a page is, for whoever shares it. */
export function sharingPicture(path: string): string {
  return `/og${path === '/' ? '/inicio' : path}.png`;
}

/** The metadata of a page with facts of its own, such as an article. `path` is its canonical address, as in '/servicios'. */
export function metadataOf(path: string, facts: PageFacts, shared: SharedAs = {}): Metadata {
  const { title, description, keywords, indexed } = facts;
  const picture = { url: sharingPicture(path), width: 1200, height: 630, alt: title };
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    keywords: [...keywords],
    alternates: { canonical: path },
    robots: { index: indexed, follow: indexed },
    openGraph: {
      type: 'website',
      locale: 'es_ES',
      siteName: site.name,
      title,
      description,
      url: path,
      images: [picture],
      ...shared,
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}

/** The metadata of a page with a fixed address. */
export function pageMetadata(path: PagePath): Metadata {
  return metadataOf(path, pages[path]);
}
