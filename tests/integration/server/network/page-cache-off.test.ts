import { pages } from '@/lib/shared/seo/pages';
import { articlePath, articles } from '@/lib/site/articles';
import { times } from '@/tests/support/http/concurrency';
import { ownStack } from '@/tests/support/stack/stack';

const rendered = ['/servicios', '/contratanos', '/checkout/planificacion-jubilacion'];
const prerendered = [...Object.keys(pages), ...articles.map(articlePath)].filter((path) => !rendered.includes(path));

const stack = ownStack({ env: { RUN_JOBS: 'false', PAGE_CACHE: 'false' } });

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';

test('without the page cache every page is whole, compressed, and has its policy', async () => {
  for (const path of [...prerendered, ...rendered]) {
    const page = await fetch(stack.baseUrl + path, { headers: { 'accept-encoding': 'gzip' } });
    expect([path, page.status, page.headers.get('content-encoding')]).toEqual([path, 200, 'gzip']);
    expect(policyOf(page)).toMatch(/script-src 'self' '(nonce|sha256)-/);
    expect(await page.text()).toMatch(/<h1[\s>][\s\S]*<\/html>$/);
  }
});

test('without the page cache each answer with prices has a nonce of its own, and a new price shows at once', async () => {
  const visits = await times(5, () => fetch(`${stack.baseUrl}/servicios`));
  const nonces = visits.map((visit) => /'nonce-(.{24})'/.exec(policyOf(visit))?.[1]);
  expect(new Set(nonces).size).toBe(5);
  expect(nonces).not.toContain(undefined);
  await stack.db.query(`UPDATE products SET price = 12345 WHERE slug = 'planificacion-jubilacion'`);
  expect(await (await fetch(`${stack.baseUrl}/servicios`)).text()).toContain('123,45');
});
