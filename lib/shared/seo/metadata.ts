import type { Metadata } from 'next';
import { site } from '@/lib/shared/site';
import { type PageFacts, type PagePath, pages } from './pages';
import { sharingPicture } from './sharing-picture';

export { sharingPicture };

type SharedAs =
  | { type?: 'website' }
  | { type: 'article'; publishedTime: string; authors: string[]; section: string; tags: string[] };

const indexedRobots = { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 } as const;

/** `path` is canonical, as '/servicios'. `pictureOf` has the sharing picture: only prerendered pages have their own. */
export function metadataOf(path: string, facts: PageFacts, shared: SharedAs = {}, pictureOf: string = path): Metadata {
  const { title, description, keywords, indexed } = facts;
  const picture = { url: sharingPicture(pictureOf), width: 1200, height: 630, type: 'image/png', alt: title };
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    keywords: [...keywords],
    alternates: { canonical: path },
    robots: indexed ? indexedRobots : { index: false, follow: false },
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
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture.url, alt: picture.alt }] },
  };
}

export function pageMetadata(path: PagePath): Metadata {
  return metadataOf(path, pages[path]);
}
