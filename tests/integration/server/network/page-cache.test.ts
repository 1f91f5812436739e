import { readdirSync, readFileSync } from 'node:fs';
import { keptPath } from '@/lib/server/process/page-cache/kept-paths';
import { pages } from '@/lib/shared/seo/pages';
import { articlePath, articles } from '@/lib/site/articles';
import { waitUntil } from '@/scripts/wait-until';
import { times } from '@/tests/support/http/concurrency';
import { ownStack } from '@/tests/support/stack/stack';

const CHECKOUT = '/checkout/planificacion-jubilacion';
const withPrices = ['/servicios', '/contratanos', CHECKOUT];
const prerendered = [...Object.keys(pages), ...articles.map(articlePath)].filter((path) => !withPrices.includes(path));

// Two seconds, as page-cache.test.ts of the unit tests proves, and what a busy machine takes to render.
const SOON_MS = 60_000;

const stack = ownStack({ env: { RUN_JOBS: 'false' } });

type Told = { status: number; headers: Record<string, string>; text: string; nonce: string };

async function visit(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Told> {
  const response = await fetch(stack.baseUrl + path, { method, headers, redirect: 'manual' });
  const nonce = /'nonce-(.{24})'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
    nonce,
  };
}

/** As Next answers by itself: a request that claims to have a body is none that many others make. */
const visitNext = (path: string) => visit(path, { 'content-type': 'text/plain', 'accept-encoding': 'identity' });

/** React counts the forms of a page in the order in which their code is there. */
const uncounted = (html: string) => html.replace(/\$ACTION_(REF_)?\d+/g, '$ACTION_$1');

/** The answer without what differs from one moment or one visitor to the next. */
function comparable({ status, headers, text, nonce }: Told) {
  const { date, 'content-length': length, 'transfer-encoding': chunked, etag = '', ...others } = headers;
  const hidden = (part: string) => (nonce ? part.replaceAll(nonce, '<nonce>') : part);
  const reported = Object.entries(others).map(([name, value]) => [name, hidden(value)]);
  const shown = uncounted(hidden(text));
  return { status, etag: etag.replace('W/', ''), headers: Object.fromEntries(reported), text: shown };
}

test('a page from memory is what Next answers, with every header, for every prerendered page', async () => {
  for (const path of prerendered) {
    const byNext = comparable(await visitNext(path));
    expect({ path, ...comparable(await visit(path, { 'accept-encoding': 'identity' })) }).toEqual({ path, ...byNext });
    for (const encoding of ['gzip', 'br']) {
      const { status, headers, text } = await visit(path, { 'accept-encoding': encoding });
      expect([status, headers['content-encoding'], uncounted(text) === byNext.text]).toEqual([200, encoding, true]);
    }
  }
});

test('a page with prices from memory is what Next answers, under a nonce of its own', async () => {
  for (const path of withPrices) {
    const byNext = comparable(await visitNext(path));
    const visits = await times(10, () => visit(path));
    for (const reported of visits) expect(comparable(reported).text).toBe(byNext.text);
    const plain = await visit(path, { 'accept-encoding': 'identity' });
    expect(comparable(plain).headers).toEqual(byNext.headers);
    expect(new Set([plain, ...visits].map(({ nonce }) => nonce)).size).toBe(11);
    expect(visits.map(({ nonce }) => nonce)).not.toContain('');
  }
});

test('a changed price and a product off sale are on the page soon', async () => {
  await visit('/servicios');
  await visit(CHECKOUT);
  await stack.db.query(`UPDATE products SET price = 12345 WHERE slug = 'planificacion-jubilacion'`);
  await waitUntil(async () => (await visit('/servicios')).text.includes('123,45'), {
    timeout: SOON_MS,
    message: 'The services do not show the new price',
  });
  await waitUntil(async () => (await visit(CHECKOUT)).text.includes('123,45'), {
    timeout: SOON_MS,
    message: 'The checkout does not show the new price',
  });
  await stack.db.query(`UPDATE products SET status = 'inactive' WHERE slug = 'planificacion-jubilacion'`);
  await waitUntil(async () => (await visit(CHECKOUT)).status === 307, {
    timeout: SOON_MS,
    message: 'The checkout of a product off sale is still there',
  });
});

test('an unknown product is a redirect, and an unknown page is not found', async () => {
  const lost = await visit('/checkout/nada');
  expect([lost.status, lost.headers.location]).toEqual([307, '/servicios']);
  expect((await visit('/no-existe')).status).toBe(404);
});

test('a browser that has the page gets a 304', async () => {
  const { headers } = await visit('/contacto');
  const again = await visit('/contacto', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.text, again.headers['content-security-policy']]).toEqual([
    304,
    '',
    headers['content-security-policy'],
  ]);
  expect((await visit('/contacto', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a HEAD request gets the headers, with the length of the whole page', async () => {
  for (const path of ['/contacto', '/checkout/reset-financiero-21-dias']) {
    const whole = await visit(path, { 'accept-encoding': 'identity' });
    const head = await visit(path, { 'accept-encoding': 'identity' }, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(whole.text)),
    ]);
  }
});

/** The address of every page, with something in the place of what its visitors fill in. */
const everyPage = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map(
    (file) => `/${file.replace(/\/?page\.tsx$/, '')}`.replace(/\/\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, 'algo') || '/',
  );

/** What deploy/nginx.conf takes for rendered on request. */
function nginxRules(): RegExp[] {
  const [, map = ''] = /map \$uri \$sofa_rendered \{([^}]*)\}/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
  return [...map.matchAll(/^\s*~(\S+)\s+1;/gm)].map(([, rule = '']) => new RegExp(rule));
}

test('the middleware, nginx and the memory of pages agree on what is rendered on request', async () => {
  const answers = await Promise.all(everyPage.map(async (path) => ({ path, ...(await visit(path)) })));
  const rendered = answers.filter(({ nonce }) => nonce !== '').map(({ path }) => path);
  expect(rendered).toEqual(expect.arrayContaining(['/servicios', '/checkout/algo', '/newsletter/baja/algo']));
  expect(rendered.length).toBeLessThan(everyPage.length);
  const rules = nginxRules();
  expect(everyPage.filter((path) => rules.some((rule) => rule.test(path)))).toEqual(rendered);
  const kept = everyPage.filter((path) => keptPath({ method: 'GET', url: path, headers: {} }, new Set()) !== null);
  expect(kept).toContain('/servicios');
  expect(kept.filter((path) => !rendered.includes(path))).toEqual([]);
});
