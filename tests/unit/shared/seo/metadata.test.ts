import { metadataOf, pageMetadata } from '@/lib/shared/seo/metadata';
import { type PagePath, pages } from '@/lib/shared/seo/pages';

const paths = Object.keys(pages) as PagePath[];

test('a page states its address and lets itself be indexed', () => {
  expect(pageMetadata('/servicios')).toMatchObject({
    title: 'Servicios y precios',
    alternates: { canonical: '/servicios' },
    robots: { index: true, follow: true },
    openGraph: { title: 'Servicios y precios', url: '/servicios', locale: 'es_ES' },
    twitter: { card: 'summary_large_image' },
  });
});

test('the home page is called by the name of the site alone', () => {
  expect(pageMetadata('/').title).toEqual({ absolute: pages['/'].title });
});

test('a private page asks not to be indexed', () => {
  const facts = { title: 'x', description: 'x', keywords: [], indexed: false };
  expect(metadataOf('/x', facts).robots).toEqual({ index: false, follow: false });
});

test.each(paths)('%s is described in 50 to 170 characters', (path) => {
  expect(pages[path].description.length).toBeGreaterThanOrEqual(50);
  expect(pages[path].description.length).toBeLessThanOrEqual(170);
});

test('no two pages are called or described alike', () => {
  expect(new Set(paths.map((path) => pages[path].title)).size).toBe(paths.length);
  expect(new Set(paths.map((path) => pages[path].description)).size).toBe(paths.length);
});
