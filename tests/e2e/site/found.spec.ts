import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { pages } from '@/lib/shared/seo/pages';
import { sharingPicture } from '@/lib/shared/seo/sharing-picture';
import { articlePath, articles } from '@/lib/site/articles';
import { factsOf } from '../../support/pages/page-facts';
import { expect, test } from '../../support/pages/test';

/** Width and height of a PNG, from its header. */
function pngSize(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

async function fetchPng(request: APIRequestContext, path: string): Promise<Buffer> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe('image/png');
  return response.body();
}

const articlePaths = articles.map(articlePath);

test('every page and every article has a sharing picture of its own', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of [...Object.keys(pages), ...articlePaths]) {
    const png = await fetchPng(request, sharingPicture(path));
    expect(pngSize(png), path).toEqual({ width: 1200, height: 630 });
    const digest = createHash('sha256').update(png).digest('hex');
    expect(seen.get(digest), `the picture of ${path}`).toBeUndefined();
    seen.set(digest, path);
  }
  expect((await request.get('/og/no-existe.png')).status()).toBe(404);
});

test('the site map lists the pages that may be indexed, and no others', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  const indexed = Object.entries(pages).flatMap(([path, facts]) => (facts.indexed ? [path] : []));
  expect([...listed].sort()).toEqual([...indexed, ...articlePaths].sort());
});

test('robots.txt names the site map and shuts no page out', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});

test('the manifest names the site, and icons that exist', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'El Sofá Del Dinero', lang: 'es', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(await fetchPng(request, src));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the icon of a phone is there', async ({ request }) => {
  const { icon } = factsOf(await (await request.get('/')).text());
  expect(pngSize(await fetchPng(request, icon ?? ''))).toEqual({ width: 180, height: 180 });
});
