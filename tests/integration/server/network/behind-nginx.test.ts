import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { MAX_FILE_SIZE } from '@/lib/shared/file-types';
import { inlineScriptHashes } from '@/scripts/prerendered/inline-script-hashes';
import { times } from '@/tests/support/http/concurrency';
import { ask, type RawAnswer } from '@/tests/support/http/raw';
import { routes } from '@/tests/support/pages/route-table';
import { type Attached, answers, pdf } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import { Forms } from '@/tests/support/shop/forms';
import { BOUGHT } from '@/tests/support/shop/mails';
import { openShop, type Shop } from '@/tests/support/shop/shop';
import { type LoggedRequest, type Nginx, startNginx } from '@/tests/support/stack/nginx';

const GZIP = { 'Accept-Encoding': 'gzip' };
const RENDERED = [
  '/servicios',
  '/contratanos',
  '/checkout/reset-financiero-21-dias',
  '/payment-success?session_id=cs_x',
];

let shop: Shop;
let nginx: Nginx;
beforeAll(async () => {
  shop = await openShop({ instances: 2 });
  // Long enough to be still fresh when a busy machine comes back to it.
  nginx = await startNginx({ urls: shop.urls, freshFor: 300 });
});
afterAll(async () => {
  await nginx?.stop();
  await shop?.stop();
});

/** By the build's own account. */
function prerenderedPages(): string[] {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync('.next/prerender-manifest.json', 'utf8'),
  );
  return Object.keys(manifest.routes).filter((path) => !path.startsWith('/_') && !path.includes('.'));
}

function policyOf({ headers }: RawAnswer): string {
  return String(headers['content-security-policy']);
}

function nonceOf(answer: RawAnswer): string | undefined {
  return /'nonce-([^']+)'/.exec(policyOf(answer))?.[1];
}

// What the servers say of one answer, or of the connection, and what nginx says in their place.
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'cache-control', 'cache-status', 'server'];

function saidByServer({ headers }: RawAnswer) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));
}

/** Without what two compressions of one page may differ in. */
function saidOfPage(answer: RawAnswer) {
  const { etag, 'content-length': _, ...said } = saidByServer(answer);
  return { ...said, etag: String(etag).replace(/^W\//, '') };
}

describe('a prerendered page', () => {
  test('comes from the cache with the headers and the bytes of a server, and without asking one', async () => {
    const paths = prerenderedPages();
    expect(paths.length).toBeGreaterThan(20);
    const isPage = ({ path }: LoggedRequest) => paths.includes(path);
    for (const path of paths) await ask(nginx.url + path, { headers: GZIP });
    const before = (await nginx.logged(paths.length, isPage)).length;
    for (const path of paths) {
      const [stored, own] = [
        await ask(nginx.url + path, { headers: GZIP }),
        await ask(shop.baseUrl + path, { headers: GZIP }),
      ];
      expect([path, stored.status, stored.headers['cache-status']]).toEqual([path, 200, 'nginx; hit']);
      expect(stored.headers['cache-control']).toMatch(/^public, max-age=0/);
      expect(saidByServer(stored)).toEqual(saidByServer(own));
      expect([path, stored.body.equals(own.body)]).toEqual([path, true]);
    }
    const asked = (await nginx.logged(before + paths.length, isPage)).slice(before);
    expect(asked.filter(({ server }) => server !== '')).toEqual([]);
  });

  test('has headers that nginx sends together with its beginning, so that no visit waits for their acknowledgement', async () => {
    const kilobytes = Number(/^\s*postpone_output (\d+)k;$/m.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1]);
    for (const path of prerenderedPages()) {
      const { headers } = await ask(nginx.url + path, { headers: GZIP });
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      expect([path, lines.join('').length < kilobytes * 1024]).toEqual([path, true]);
    }
  });

  test('carries a policy that names its own scripts', async () => {
    for (const path of prerenderedPages().filter((path) => routes.some((route) => route.path === path))) {
      const page = await ask(nginx.url + path, { headers: GZIP });
      const hashes = inlineScriptHashes(gunzipSync(page.body).toString());
      expect(hashes.length).toBeGreaterThan(0);
      for (const hash of hashes) expect([path, policyOf(page)]).toEqual([path, expect.stringContaining(hash)]);
    }
  });

  test('is the same stored bytes for every browser that reads gzip, and plain for the others', async () => {
    const page = (encoding?: string) =>
      ask(`${nginx.url}/valores`, encoding ? { headers: { 'Accept-Encoding': encoding } } : {});
    const packed = await page('gzip');
    for (const encoding of ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'GZIP']) {
      const other = await page(encoding);
      expect([encoding, other.headers['content-encoding'], other.body.equals(packed.body)]).toEqual([
        encoding,
        'gzip',
        true,
      ]);
    }
    for (const encoding of [undefined, 'br', 'gzip;q=0, identity']) {
      const plain = await page(encoding);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.equals(gunzipSync(packed.body))).toBe(true);
    }
  });

  test('answers a browser that has it with 304', async () => {
    const { headers } = await ask(`${nginx.url}/valores`, { headers: GZIP });
    const again = await ask(`${nginx.url}/valores`, { headers: { ...GZIP, 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    ['a form without a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a part of a form', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['the router’s data', { RSC: '1' }],
    [
      'a piece of the router’s data',
      { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    ],
    ['a piece without the rest', { 'Next-Router-Segment-Prefetch': '/_tree' }],
    ['data of the old router', { 'X-Nextjs-Data': '1' }],
    ['an action', { 'Next-Action': 'x' }],
    ['another host', { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }],
    [
      'the middleware’s own headers',
      { 'X-Middleware-Subrequest': 'middleware:middleware', 'X-Middleware-Rewrite': '/' },
    ],
    ['a preview', { Cookie: '__prerender_bypass=x; __next_preview_data=y', 'X-Prerender-Revalidate': 'x' }],
    ['a part of it', { Range: 'bytes=0-9' }],
    ['a policy of their own', { 'Content-Security-Policy': "script-src 'nonce-x'" }],
    ['another way to write it', {}, '/%67arantia'],
    ['its head only', {}, '/garantia', 'HEAD'],
  ])('is not spoilt for others by a first request with %s', async (_, headers, path = '/garantia', method = 'GET') => {
    nginx.emptyCache('pages');
    await ask(nginx.url + path, { method, headers: { ...GZIP, ...headers } });
    const stored = await ask(`${nginx.url}/garantia`, { headers: GZIP });
    const own = await ask(`${shop.baseUrl}/garantia`, { headers: GZIP });
    expect([stored.status, saidOfPage(stored)]).toEqual([200, saidOfPage(own)]);
    expect(gunzipSync(stored.body).equals(gunzipSync(own.body))).toBe(true);
  });
});

test('a file of the build is stored for good, compressed where that helps', async () => {
  const html = gunzipSync((await ask(`${nginx.url}/`, { headers: GZIP })).body).toString();
  const files = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const [fresh, stored] = [
      await ask(nginx.url + file, { headers: GZIP }),
      await ask(nginx.url + file, { headers: GZIP }),
    ];
    expect([file, fresh.status, stored.headers['cache-status']]).toEqual([file, 200, 'nginx; hit']);
    expect(stored.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const isText = !file.endsWith('.woff2') && stored.body.length > 1024;
    if (isText) expect([file, stored.headers['content-encoding']]).toEqual([file, 'gzip']);
  }
});

test('a file that the build does not have is not found, in two words, and stored nowhere', async () => {
  const stored = nginx.stored('files').length;
  const missing = nginx.stored('missing').length;
  for (let turn = 0; turn < 2; turn += 1) {
    const { status, headers, body } = await ask(`${nginx.url}/_next/static/chunks/of-another-build.js`);
    expect([status, headers['content-type'], headers['cache-control'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
      'Not Found',
    ]);
  }
  expect([nginx.stored('files').length, nginx.stored('missing').length]).toEqual([stored, missing]);
});

describe('what is rendered on request', () => {
  test('has a nonce of its own each time, from whichever server, and is stored nowhere', async () => {
    for (const path of RENDERED) {
      const both = await times(4, () => ask(nginx.url + path, { headers: GZIP }));
      const nonces = both.map(nonceOf);
      expect([path, new Set(nonces).size, nonces.includes(undefined)]).toEqual([path, 4, false]);
      for (const page of both) {
        expect(page.headers['cache-control']).toMatch(/no-store/);
        expect(page.headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(page.body).toString()).toContain(`nonce="${nonceOf(page)}"`);
      }
    }
    expect(nginx.stored('pages').filter((text) => text.includes("'nonce-"))).toEqual([]);
  });

  test('calls and redirections are stored nowhere', async () => {
    const files = nginx.stored('pages').length;
    for (const path of ['/api/products', '/api/health', '/blog/no-existe', '/api/nada', '/api/orders/cs_x']) {
      const isMeant = (line: LoggedRequest) => line.path === path.replace('cs_x', '-');
      const before = nginx.log().filter(isMeant).length;
      for (let turn = 0; turn < 2; turn += 1) await ask(nginx.url + path, { headers: GZIP });
      const asked = (await nginx.logged(before + 2, isMeant)).slice(before);
      expect([path, asked.filter(({ server }) => server !== '').length]).toEqual([path, 2]);
    }
    expect(nginx.stored('pages')).toHaveLength(files);
  });

  test('what does not exist is stored for a moment, apart from the pages, whole and without a nonce', async () => {
    const [files, missing] = [nginx.stored('pages').length, nginx.stored('missing').length];
    const isMeant = ({ path }: LoggedRequest) => path === '/no/existe/nada';
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) answers.push(await ask(`${nginx.url}/no/existe/nada`, { headers: GZIP }));
    const own = await ask(`${shop.baseUrl}/no/existe/nada`, { headers: GZIP });
    for (const answer of answers) {
      expect([answer.status, nonceOf(answer)]).toEqual([404, undefined]);
      expect(gunzipSync(answer.body).equals(gunzipSync(own.body))).toBe(true);
      expect(policyOf(answer)).toBe(policyOf(own));
    }
    expect((await nginx.logged(3, isMeant)).filter(({ server }) => server !== '')).toHaveLength(1);
    expect([nginx.stored('pages').length, nginx.stored('missing').length]).toEqual([files, missing + 1]);
    await ask(`${nginx.url}/checkout/a/b`, { headers: GZIP });
    expect(nginx.stored('missing')).toHaveLength(missing + 1);
  });

  test('security headers are there once, whether nginx or a server answers', async () => {
    for (const path of ['/', '/servicios', '/no/existe', '/api/products', '/_estado/estilo.css']) {
      const { headers } = await ask(nginx.url + path, { headers: GZIP });
      expect([path, headers]).toEqual([
        path,
        expect.objectContaining({
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'content-security-policy': expect.stringMatching(/^default-src 'none';(?:(?!default-src).)*$/),
          'referrer-policy': expect.stringMatching(/^[a-z-]+$/),
          server: 'nginx',
        }),
      ]);
    }
  });
});

test('security.txt is where RFC 9116 wants it, valid, plain text, and open to robots', async () => {
  const address = '/.well-known/security.txt';
  const { status, headers, body } = await ask(nginx.url + address, { headers: GZIP });
  expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'noindex',
  ]);
  const text = headers['content-encoding'] ? gunzipSync(body).toString() : body.toString();
  expect(text).toMatch(
    /^Contact: mailto:\S+@\S+\r\nExpires: \S+\r\nPreferred-Languages: es\r\nCanonical: https?:\S+\r\n$/,
  );
  expect(text).toContain(`${address}\r\n`);
  expect(Date.parse(/^Expires: (.*)\r$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  const robots = (await ask(`${nginx.url}/robots.txt`)).body.toString();
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});

describe('two servers behind one address', () => {
  test('count one visitor once, whatever address the visitor makes up', async () => {
    const asked = await times(20, (turn) =>
      ask(`${nginx.url}/api/payments`, {
        method: 'POST',
        body: '{}',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `203.0.113.${turn}`,
          'X-Real-IP': '192.0.2.1',
        },
      }),
    );
    expect(asked.map(({ status }) => status)).toEqual(Array(20).fill(422));
    expect(await shop.rows("SELECT points FROM rate_limits WHERE key LIKE 'payments:%'")).toEqual([{ points: 20 }]);
    const lines = await nginx.logged(20, ({ path }) => path === '/api/payments');
    expect(new Set(lines.map(({ server }) => server)).size).toBe(2);
  });

  test('take a form of one server at the other, without JavaScript, and only from their own pages', async () => {
    const [one = '', other = ''] = shop.urls;
    const opened = await new Forms({ baseUrl: one }).openContact();
    const fields = {
      name: 'Eva Ruiz',
      email: 'eva@example.com',
      phone: '600 000 000',
      message: '¿Me conviene amortizar?',
    };
    const sent = await new Forms({ baseUrl: other }).again(opened, fields);
    expect([sent.status, sent.errors]).toEqual([200, []]);
    const throughNginx = new Forms({ baseUrl: nginx.url });
    const own = { Origin: nginx.url, 'Sec-Fetch-Site': 'same-origin' };
    expect(await throughNginx.contact({ ...fields, email: 'ana@example.com' }, own)).toMatchObject({ errors: [] });
    await throughNginx.contact({ ...fields, email: 'eve@example.com' }, { Origin: 'https://evil.example' });
    const { rows } = await shop.db.query('SELECT email FROM contact_messages ORDER BY created_at');
    expect(rows).toEqual([{ email: 'eva@example.com' }, { email: 'ana@example.com' }]);
  });

  test('refuse the forms of foreign pages, those that are too large and those that are cut, and write no error', async () => {
    const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
    const part = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const end = `--${boundary}--\r\n`;
    const fields = Array.from({ length: 5_000 }, (_, index) => part(`f${index}`, 'x')).join('');
    const before = shop.urls.map((_, index) => readFileSync(shop.serverLog(index)).length);
    const kinds: [number, string, Record<string, string>][] = [
      [403, part('name', 'Eva') + end, { Origin: 'https://evil.example' }],
      [403, part('name', 'Eva') + end, { 'Sec-Fetch-Site': 'cross-site' }],
      [403, part('name', 'Eva') + end, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
      [413, part('message', 'a'.repeat(5_000_000)) + end, {}],
      [413, fields + end, {}],
      [400, part('name', 'Eva'), {}],
      [400, `${part('name', 'Eva')}--${boundary}`, {}],
    ];
    const type = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    for (const [status, body, headers] of kinds) {
      for (const action of [undefined, 'a'.repeat(42)]) {
        const named: Record<string, string> = action ? { 'Next-Action': action } : {};
        const given = { ...type, ...named, Origin: shop.baseUrl, ...headers };
        const answer = await ask(`${shop.baseUrl}/contacto`, { method: 'POST', body, headers: given });
        expect([status, action, answer.status]).toEqual([status, action, status]);
        expect(answer.body.toString()).toMatch(/^[A-Z].*\.$/);
      }
    }
    const body = part('name', 'Eva') + end;
    const foreign = { ...type, Origin: 'https://evil.example' };
    expect((await ask(`${nginx.url}/contacto`, { method: 'POST', body, headers: foreign })).status).toBe(403);
    const written = shop.urls.map((_, index) => readFileSync(shop.serverLog(index)).subarray(before[index]).toString());
    expect(written.join('').match(/^.*"level":(50|60).*$/gm)).toBeNull();
  });

  test('take an order, its payment and its questions between them, and do its jobs once', async () => {
    const hour = shop.hours.next();
    const body = shop.bookingBody(hour);
    const placed = await ask(`${nginx.url}/api/bookings`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: nginx.url },
    });
    expect(placed.status).toBe(201);
    const { orderId, sessionId } = JSON.parse(placed.body.toString());
    await shop.sandbox.completeSession(sessionId);
    const reported = await times(6, (turn) => shop.askSuccessPage(sessionId, shop.apis[turn % 2]));
    expect(reported.map(({ status }) => status)).toEqual(Array(6).fill(200));
    await shop.jobs.done();
    expect(await shop.stored({ orderId })).toMatchObject({ status: 'confirmed', bookings: ['confirmed'] });
    const buyer = { email: String(body.customerEmail), name: String(body.customerName) };
    expect(await shop.mailKinds(buyer)).toEqual(BOUGHT);
    expect(await shop.meetingsOf(orderId)).toHaveLength(1);
    const order = await ask(`${nginx.url}/api/orders/${sessionId}`);
    expect([order.status, order.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(nginx.stored('pages').filter((text) => text.includes(sessionId))).toEqual([]);
  });
});

describe('a consultation', () => {
  const file = (size: number): Attached => ({ name: 'nómina.pdf', content: pdf(size) });

  test('of the largest size that is allowed arrives whole', async () => {
    const sent = await send(shop, answers(), [file(MAX_FILE_SIZE), file(MAX_FILE_SIZE)], { baseUrl: nginx.url });
    expect(sent).toMatchObject({ status: 201, body: { success: true } });
    const { rows } = await shop.db.query('SELECT size FROM consultation_files');
    expect(rows).toEqual([{ size: MAX_FILE_SIZE }, { size: MAX_FILE_SIZE }]);
  });

  test('that is too large is refused by the application, and beyond that by nginx', async () => {
    const larger = await send(shop, answers(), [file(MAX_FILE_SIZE + 1)], { baseUrl: nginx.url });
    expect(larger.body.error?.files).toEqual([expect.objectContaining({ name: 'nómina.pdf', reason: 'tooLarge' })]);
    // Its size says enough: nginx waits for none of it.
    const enormous = await ask(`${nginx.url}/api/consultations`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-length': String(65 * 1024 * 1024) },
      body: 'x',
    });
    expect([enormous.status, JSON.parse(enormous.body.toString()).error.code]).toEqual([413, 'too_large']);
    expect(enormous.headers).not.toHaveProperty('x-request-id');
  });
});
