import { pageMetadata } from '@/lib/seo/metadata';
import messages from '@/messages/es.json';

test('a page states its address and lets itself be indexed', () => {
  const metadata = pageMetadata({ title: 'Servicios', description: 'Lo que hacemos', path: '/servicios' });
  expect(metadata).toMatchObject({
    title: 'Servicios',
    alternates: { canonical: '/servicios' },
    robots: { index: true, follow: true },
    openGraph: { title: 'Servicios', url: '/servicios', locale: 'es_ES' },
  });
});

test('a private page asks not to be indexed', () => {
  const { robots } = pageMetadata({ title: 'x', description: 'x', path: '/x', noindex: true });
  expect(robots).toEqual({ index: false, follow: false });
});

test.each([messages.HomePage.description, messages.ServicesPage.description])(
  'a description has 50 to 170 characters: %s',
  (description) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(170);
  },
);
