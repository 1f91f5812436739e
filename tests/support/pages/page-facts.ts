import type { Page } from '@playwright/test';
import { z } from 'zod';

/** What a page tells search engines and shared links. */
export type PageFacts = {
  title: string;
  description: string;
  canonical: string | null;
  robots: string;
  keywords: string;
  headings: string[];
  image: string | null;
  card: string | null;
  lang: string;
};

export function readFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null;
    return {
      title: document.title,
      description: content('meta[name="description"]') ?? '',
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      robots: content('meta[name="robots"]') ?? '',
      keywords: content('meta[name="keywords"]') ?? '',
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()),
      image: content('meta[property="og:image"]'),
      card: content('meta[name="twitter:card"]'),
      lang: document.documentElement.lang,
    };
  });
}

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });
type Thing = z.infer<typeof thing>;

/** The page's JSON-LD. Whatever does not parse, or does not say what it is, throws. */
export async function readStructuredData(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => thing.parse(JSON.parse(text)));
}
