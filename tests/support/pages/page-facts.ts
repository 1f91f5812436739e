import { z } from 'zod';
import { attributeOf, textOf } from '../http/html';

/** What a page tells search engines and shared links, in the HTML that the server sends. */
export type PageFacts = {
  title: string;
  description: string;
  canonical: string | null;
  robots: string;
  keywords: string;
  headings: string[];
  image: string | null;
  card: string | null;
  /** The icon of a phone. */
  icon: string | null;
  lang: string | null;
};

/** The texts of all elements of this name. */
const textsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => textOf(inner));

/** An attribute of the first tag with this text in it. */
function attribute(html: string, tag: string, name: string): string | null {
  const found = html.match(new RegExp(`<${tag}[^>]*>`))?.[0] ?? '';
  return attributeOf(found, name) ?? null;
}

const SCRIPTS = /<script[\s>].*?<\/script>/gs;

export function factsOf(page: string): PageFacts {
  const html = page.replace(SCRIPTS, '');
  const meta = (key: string) => attribute(html, `meta ${key}`, 'content');
  return {
    title: textsOf(html, 'title')[0] ?? '',
    description: meta('name="description"') ?? '',
    canonical: attribute(html, 'link rel="canonical"', 'href'),
    robots: meta('name="robots"') ?? '',
    keywords: meta('name="keywords"') ?? '',
    headings: textsOf(html, 'h1'),
    image: meta('property="og:image"'),
    card: meta('name="twitter:card"'),
    icon: attribute(html, 'link rel="apple-touch-icon"', 'href'),
    lang: attribute(html, 'html', 'lang'),
  };
}

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });
type Thing = z.infer<typeof thing>;

/** The page's JSON-LD. Whatever does not parse, or does not say what it is, throws. */
export function structuredDataOf(page: string): Thing[] {
  const scripts = page.match(SCRIPTS)?.filter((script) => script.includes('type="application/ld+json"')) ?? [];
  return scripts.map((script) => thing.parse(JSON.parse(script.replace(/<[^>]*>/g, ''))));
}
