import type { Metadata } from 'next';
import { site } from '@/lib/site';

type PageMetadata = {
  /** The site's name follows it, unless it is `absolute`. */
  title: string | { absolute: string };
  /** 50 to 170 characters. */
  description: string;
  /** Absolute, as in '/servicios'. */
  path: string;
  noindex?: boolean;
};

/** What every page tells search engines and whoever shares it. */
export function pageMetadata({ title, description, path, noindex = false }: PageMetadata): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    robots: { index: !noindex, follow: !noindex },
    openGraph: {
      type: 'website',
      locale: 'es_ES',
      siteName: site.name,
      title: typeof title === 'string' ? title : title.absolute,
      description,
      url: path,
    },
  };
}
