import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import messages from '@/lib/shared/i18n/messages';
import { onFreePorts } from '@/scripts/ports';
import { findOrInstall } from '@/scripts/programs';
import { times } from '@/tests/support/http/concurrency';
import { FakeServer } from '@/tests/support/http/fake-server';
import { ask } from '@/tests/support/http/raw';
import { type Nginx, startNginx } from '@/tests/support/stack/nginx';
import { until } from '@/tests/support/stack/until';

// What a program reads: deploy/nginx.conf has these sentences in its own text.
const { too_large: TOO_LARGE, too_many_requests: TOO_MANY, unexpected: UNEXPECTED } = messages.Api;
const PAGE = { 'Cache-Control': 's-maxage=31536000', 'Content-Type': 'text/html; charset=utf-8' };

let first: FakeServer;
let second: FakeServer;
/** Of one test, or of one group of tests that do not see what it has stored for another. */
let nginx: Nginx;
beforeAll(async () => {
  [first, second] = [await FakeServer.start(), await FakeServer.start()];
});
afterAll(async () => {
  await first.stop();
  await second.stop();
});
beforeEach(() => {
  for (const server of [first, second]) {
    server.asked.length = 0;
    server.answer = (_, response) => response.end('a server');
  }
});

async function start(): Promise<void> {
  nginx = await startNginx({ urls: [first.url, second.url], freshFor: 1 });
}

function oneForEach(): void {
  beforeEach(start);
  afterEach(() => nginx.stop());
}

function oneForAll(): void {
  beforeAll(start);
  afterAll(() => nginx.stop());
  beforeEach(() => nginx.emptyCache('pages'));
}

function both(answer: FakeServer['answer']): void {
  first.answer = answer;
  second.answer = answer;
}

const askedOf = () => [...first.asked, ...second.asked].map(({ line }) => line);

/** A build: its page, under an ETag, as Next answers it. */
function build(name: string): FakeServer['answer'] {
  return (request, response) => {
    const etag = `"${name}"`;
    const unchanged = request.headers['if-none-match'] === etag;
    response.writeHead(unchanged ? 304 : 200, { ...PAGE, ETag: etag }).end(unchanged ? undefined : `build ${name}`);
  };
}

const textOf = async (path: string) => (await ask(nginx.url + path)).body.toString();

describe('a stored page', () => {
  oneForEach();

  test('is asked for again after its time, costs a 304 while it is the same, and gives way to a new build', async () => {
    both(build('one'));
    await times(5, () => ask(`${nginx.url}/nosotros`));
    const inTheFirstSecond = askedOf().length;
    const again = async () => askedOf().length > inTheFirstSecond || !(await textOf('/nosotros'));
    await until(again, 'The page is never revalidated');
    expect([...first.asked, ...second.asked].at(-1)?.headers['if-none-match']).toBe('"one"');
    expect(await textOf('/nosotros')).toBe('build one');
    both(build('two'));
    await until(async () => (await textOf('/nosotros')) === 'build two', 'The new build does not show');
  });

  test('is gone as soon as its file is', async () => {
    both(build('one'));
    await textOf('/nosotros');
    both(build('two'));
    nginx.emptyCache('pages');
    expect(await textOf('/nosotros')).toBe('build two');
  });

  test('is shown while no server answers, or all of them fail; what was never stored is a page that says so', async () => {
    both(build('one'));
    await textOf('/nosotros');
    both((_, response) => response.writeHead(500).end('broken'));
    const stale = async () => {
      const { headers } = await ask(`${nginx.url}/nosotros`);
      return headers['cache-status'] === 'nginx; hit; detail=stale';
    };
    await until(stale, 'The page is never out of date');
    await first.stop();
    await second.stop();
    try {
      expect(await ask(`${nginx.url}/nosotros`)).toMatchObject({ status: 200, body: Buffer.from('build one') });
      const page = await ask(`${nginx.url}/contacto`, { headers: { Accept: 'text/html' } });
      expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
      expect(page.body.toString()).toContain('<h1>Ahora mismo no podemos atenderte.</h1>');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
      for (const [, file] of page.body.toString().matchAll(/(?:href|src)="(\/_estado\/[^"]+)"/g)) {
        expect((await ask(nginx.url + file)).status).toBe(200);
      }
      const posted = await ask(`${nginx.url}/contacto`, { method: 'POST', headers: { Accept: 'text/html' } });
      expect([posted.status, posted.body.toString()]).toEqual([503, page.body.toString()]);
      const call = await ask(`${nginx.url}/api/slots`);
      expect(call).toMatchObject({ status: 503, headers: { 'content-type': 'application/json; charset=utf-8' } });
      expect(JSON.parse(call.body.toString())).toEqual({ error: { code: 'unexpected', message: UNEXPECTED } });
    } finally {
      await first.listen();
      await second.listen();
    }
  });

  test.each([
    ['a cookie', { ...PAGE, 'Set-Cookie': 'a=b' }],
    ['no-store', { 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
    ['no word about it', {}],
  ])('is none with %s', async (_, headers) => {
    both((_request, response) => response.writeHead(200, headers).end('one visitor’s'));
    for (const attempt of [1, 2]) {
      await textOf('/nosotros');
      expect(askedOf()).toHaveLength(attempt);
    }
    expect(nginx.stored('pages')).toEqual([]);
  });

  test('is one, whatever the campaign: the query belongs to the visitor', async () => {
    both(build('one'));
    for (const query of ['', '?utm_source=a', '?gclid=b']) await textOf(`/nosotros${query}`);
    expect(askedOf()).toEqual(['GET /nosotros']);
    expect(await nginx.logged(2, ({ cache }) => cache === 'HIT')).toHaveLength(2);
  });
});

describe('what does not exist', () => {
  oneForEach();

  const missing: FakeServer['answer'] = (_, response) =>
    response.writeHead(404, { 'Cache-Control': 'public, max-age=0, s-maxage=10' }).end('nothing');

  test('is stored apart from the pages, and not as data of the router', async () => {
    const kept = await startNginx({ urls: [first.url, second.url], freshFor: 300 });
    try {
      both(missing);
      for (const turn of [1, 2, 3]) {
        const { status, headers } = await ask(`${kept.url}/no-existe`);
        expect([turn, status, headers['cache-control']]).toEqual([turn, 404, 'public, max-age=0, s-maxage=10']);
      }
      expect(askedOf()).toEqual(['GET /no-existe']);
      for (const turn of [2, 3]) {
        await ask(`${kept.url}/no-existe`, { headers: { RSC: '1' } });
        expect(askedOf()).toHaveLength(turn);
      }
      expect([kept.stored('pages'), kept.stored('missing').length]).toEqual([[], 1]);
    } finally {
      await kept.stop();
    }
  });

  test('is asked for again after its time, also while the servers fail', async () => {
    both(missing);
    const status = async () => (await ask(`${nginx.url}/nuevo`)).status;
    expect(await status()).toBe(404);
    both((_, response) => response.writeHead(500).end('broken'));
    await until(async () => (await status()) === 500, 'What was missing stays so');
    both(build('one'));
    expect(await status()).toBe(200);
  });

  test.each([
    ['a cookie', { 'Cache-Control': 'public', 'Set-Cookie': 'a=b' }],
    ['no-store', { 'Cache-Control': 'no-store' }],
    ['no word about it', {}],
  ])('is stored nowhere with %s', async (_, headers) => {
    both((_request, response) => response.writeHead(404, headers).end('nothing'));
    for (const attempt of [1, 2]) {
      await ask(`${nginx.url}/no-existe`);
      expect(askedOf()).toHaveLength(attempt);
    }
    expect(nginx.stored('missing')).toEqual([]);
  });
});

describe('what is asked for in another way than browsers do', () => {
  oneForAll();

  test.each([
    ['letters that need no code', '/%6eosotros', '/nosotros'],
    ['the same with a query', '/nosotro%73?a=%20b', '/nosotros?a=%20b'],
    ['a slash in code', '/servicios%2Fhipotecas', '/servicios/hipotecas'],
    ['two slashes, one in code', '/%2Fevil.example/x', '/evil.example/x'],
  ])('leads to the plain address: %s', async (_, path, plain) => {
    const { status, headers } = await ask(nginx.url + path);
    expect([status, headers.location]).toEqual([308, plain]);
    expect(askedOf()).toEqual([]);
  });

  test.each([
    ['a line break', '/nosotros%0d%0aSet-Cookie:%20a=b'],
    ['a letter that is no ASCII', '/canci%C3%B3n'],
    ['a call', '/api/%73lots'],
    ['a page rendered on request', '/%73ervicios'],
  ])('is left to a server, undecoded: %s', async (_, path) => {
    const { status, headers } = await ask(nginx.url + path);
    expect([status, headers.location, headers['set-cookie']]).toEqual([200, undefined, undefined]);
    expect(askedOf()).toEqual([`GET ${path}`]);
  });

  test.each([
    ['pages', PAGE, 200, '/', 'nosotros'],
    ['files', { 'Cache-Control': 'public, max-age=31536000, immutable' }, 200, '/_next/static/chunks/', '0a1b.js'],
    ['missing', { 'Cache-Control': 'public, max-age=0, s-maxage=10' }, 404, '/', 'no-existe'],
  ] as const)(
    'is answered, and adds nothing to the store of %s: one address in many spellings',
    async (store, headers, status, folder, name) => {
      both((_, response) => response.writeHead(status, headers).end('from a server'));
      nginx.emptyCache(store);
      const get = (path: string) => ask(nginx.url, { path });
      await get(folder + name);
      expect(nginx.stored(store)).toHaveLength(1);
      for (const spelling of ['./', '././', '/', 'x/../', './/./']) {
        expect(await get(folder + spelling + name)).toMatchObject({ status });
      }
      expect(nginx.stored(store)).toHaveLength(1);
    },
  );

  test('comes from the store like any other page with a Content-Type, which no GET needs', async () => {
    both(build('one'));
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', undefined])
      await ask(`${nginx.url}/nosotros`, { headers: type ? { 'Content-Type': type } : {} });
    expect(askedOf()).toEqual(['GET /nosotros']);
    expect([...first.asked, ...second.asked][0]?.headers).not.toHaveProperty('content-type');
    await ask(`${nginx.url}/nosotros`, { method: 'POST', headers: { 'Content-Type': 'text/plain' } });
    expect([...first.asked, ...second.asked].at(-1)?.headers['content-type']).toBe('text/plain');
  });

  test.each<Record<string, string>>([
    { RSC: 'x' },
    { RSC: '1, 1' },
    { RSC: '' },
    { RSC: '0', 'Next-Router-Prefetch': '1' },
  ])('is the page, and never stored as the router’s data: %j', async (headers) => {
    both((request, response) =>
      response.writeHead(200, PAGE).end(request.headers.rsc === '1' ? 'data of the router' : 'a page'),
    );
    expect((await ask(`${nginx.url}/nosotros`, { headers })).body.toString()).toBe('a page');
    const data = await ask(`${nginx.url}/nosotros`, { headers: { RSC: '1' } });
    expect([data.status, data.body.toString()]).toEqual([200, 'data of the router']);
    expect(await textOf('/nosotros')).toBe('a page');
    for (const { headers: received } of [...first.asked, ...second.asked])
      expect([undefined, '1']).toContain(received.rsc);
  });

  test('reaches the servers with the values that the router sends, and with no others', async () => {
    const sent = (prefetch: string, segment: string) =>
      ask(`${nginx.url}/nosotros`, {
        headers: { RSC: '1', 'Next-Router-Prefetch': prefetch, 'Next-Router-Segment-Prefetch': segment },
      });
    await sent('2', '/_tree');
    await sent('x', 'no path');
    const received = [...first.asked, ...second.asked].map(({ headers }) => [
      headers['next-router-prefetch'],
      headers['next-router-segment-prefetch'],
    ]);
    expect(received).toContainEqual(['2', '/_tree']);
    expect(received).toContainEqual([undefined, undefined]);
  });
});

describe('a file of the build', () => {
  oneForEach();

  const FILE = '/_next/static/chunks/0a1b.js';
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

  test('is found at the server that has it, and stays for open pages when none has it any more', async () => {
    first.answer = (_, response) => response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    second.answer = (_, response) => response.writeHead(200, immutable).end('a chunk');
    const answers = await times(4, () => ask(nginx.url + FILE));
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual(Array(4).fill([200, 'a chunk']));
    expect((await ask(nginx.url + FILE)).headers['cache-status']).toBe('nginx; hit');
    second.answer = first.answer;
    expect((await ask(nginx.url + FILE)).status).toBe(200);
    expect((await ask(`${nginx.url}/_next/static/chunks/none.js`)).status).toBe(404);
  });
});

describe('a request that changes something', () => {
  oneForEach();

  test('reaches one server only, whatever becomes of it there', async () => {
    both((request) => void request.socket.destroy());
    const { status, body } = await ask(`${nginx.url}/api/bookings`, { method: 'POST', body: '{}' });
    expect([status, JSON.parse(body.toString()).error.code]).toEqual([503, 'unexpected']);
    expect(askedOf()).toEqual(['POST /api/bookings']);
  });

  test('goes to another server if one takes no calls at all', async () => {
    await first.stop();
    const answers = await times(12, () => ask(`${nginx.url}/api/bookings`, { method: 'POST', body: '{}' }));
    await first.listen();
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(second.asked).toHaveLength(12);
  });

  test('opens a connection of its own; what may be repeated shares one, and is repeated when that breaks', async () => {
    const ports = new Set<number>();
    both((request, response) => {
      if (request.method === 'POST') ports.add(request.socket.remotePort ?? 0);
      response.end();
    });
    for (let turn = 0; turn < 6; turn += 1) await ask(`${nginx.url}/api/holds`, { method: 'POST' });
    expect(ports.size).toBe(6);
    first.answer = (request) => void request.socket.destroy();
    second.answer = (_, response) => response.end('a server');
    const read = await times(6, () => ask(`${nginx.url}/api/slots`));
    expect(read.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});

describe('files that are sent', () => {
  const UNREAD_MS = 2_500;
  // More than fits between nginx and a server that does not read.
  const files = 'x'.repeat(40_000_000);

  test('wait for a server that reads nothing for longer than others may', async () => {
    const strict = await startNginx({ urls: [first.url], unreadFor: 1 });
    try {
      let size = 0;
      first.answer = (request, response) => {
        setTimeout(() => {
          request.on('data', (chunk: Buffer) => {
            size += chunk.length;
          });
          request.once('end', () => response.end('all read'));
        }, UNREAD_MS);
      };
      const { status, body } = await ask(`${strict.url}/api/consultations`, { method: 'POST', body: files });
      expect([status, body.toString(), size]).toEqual([200, 'all read', files.length]);
    } finally {
      await strict.stop();
    }
  });
});

describe('what visitors say of themselves', () => {
  oneForAll();

  test('is not passed on where the application believes its proxy', async () => {
    await ask(`${nginx.url}/api/slots`, {
      headers: {
        'X-Forwarded-For': '203.0.113.7, 198.51.100.9',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'https',
        Forwarded: 'for=203.0.113.7',
        'X-Real-IP': '203.0.113.7',
        'Accept-Encoding': 'br',
      },
    });
    const headers = [...first.asked, ...second.asked][0]?.headers;
    expect(headers).toMatchObject({
      host: new URL(nginx.url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(nginx.url).host,
      'x-forwarded-proto': 'http',
    });
    for (const name of ['forwarded', 'x-real-ip', 'accept-encoding']) expect(headers).not.toHaveProperty(name);
  });

  test('is not written down: no address, no query, no token', async () => {
    for (const path of [
      '/payment-success?session_id=cs_secret',
      '/newsletter/baja/secret',
      '/consulta-gratuita/reservar/secret',
      '/consulta-gratuita/cita/secret?aviso=changed',
      '/descargas/secret/secret',
      '/tu-contratacion/secret/cambiar',
      '/desistimiento/secret/acuse.txt',
      '/api/downloads/secret/secret',
      '/api/orders/secret',
      '/api/holds/secret?x',
    ])
      await ask(nginx.url + path);
    const links = [
      '/newsletter/baja/-',
      '/consulta-gratuita/reservar/-',
      '/consulta-gratuita/cita/-',
      '/descargas/-',
      '/tu-contratacion/-',
      '/desistimiento/-',
    ];
    for (const path of ['/payment-success', ...links, '/api/orders/-', '/api/holds/-', '/api/downloads/-'])
      await nginx.logged(1, (line) => line.path === path);
    expect(JSON.stringify(nginx.log())).not.toMatch(/secret|"address"/);
  });
});

describe('too much', () => {
  const tooLarge = 'x'.repeat(1_100_000);

  test('is refused in the format of the request, before a server sees it', async () => {
    await start();
    try {
      const call = await ask(`${nginx.url}/api/bookings`, { method: 'POST', body: tooLarge });
      expect(call).toMatchObject({ status: 413, headers: { 'x-content-type-options': 'nosniff' } });
      expect(JSON.parse(call.body.toString())).toEqual({ error: { code: 'too_large', message: TOO_LARGE } });
      const page = await ask(`${nginx.url}/contacto`, {
        method: 'POST',
        body: tooLarge,
        headers: { Accept: 'text/html' },
      });
      expect([page.status, page.body.toString()]).toEqual([413, expect.stringContaining('demasiado grande')]);
      expect(askedOf()).toEqual([]);
    } finally {
      await nginx.stop();
    }
  });

  test('of what is answered one by one is refused for a while; stored pages and Stripe go on', async () => {
    const slow = await startNginx({ urls: [first.url, second.url], rate: 1 });
    try {
      first.answer = build('one');
      second.answer = build('one');
      const answers = await times(320, () => ask(`${slow.url}/api/slots`));
      const refused = answers.filter(({ status }) => status === 429);
      // One is let through, and the burst behind it; in a minute one more.
      expect([18, 19]).toContain(refused.length);
      expect(refused[0]?.headers['retry-after']).toBe('5');
      expect(JSON.parse(refused[0]?.body.toString() ?? '')).toEqual({
        error: { code: 'too_many_requests', message: TOO_MANY },
      });
      expect((await ask(`${slow.url}/nosotros`)).status).toBe(200);
      expect((await ask(`${slow.url}/api/webhooks/stripe`, { method: 'POST' })).status).toBe(200);
      const form = await ask(`${slow.url}/contacto`, { method: 'POST', headers: { Accept: 'text/html' } });
      expect([form.status, form.body.toString()]).toEqual([429, expect.stringContaining('Espera unos segundos')]);
    } finally {
      await slow.stop();
    }
  });

  test.each([
    ['2001:db8:1:2:', '2001:db8:1:3::1'],
    // Its fourth group is among the zeros that are left out.
    ['2001:db8:1::', '2001:db8:2::1'],
  ])('from the addresses of one IPv6 network is refused as from one: %s', async (prefix, other) => {
    const listen = 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Visitor;';
    const slow = await startNginx({ urls: [first.url, second.url], rate: 1, listen });
    try {
      const from = (visitor: string) => ask(`${slow.url}/api/slots`, { headers: { 'X-Visitor': visitor } });
      const answers = await times(320, (turn) => from(`${prefix}${prefix.endsWith('::') ? '' : '0:0:0:'}${turn + 1}`));
      expect([18, 19]).toContain(answers.filter(({ status }) => status === 429).length);
      expect((await from(other)).status).toBe(200);
    } finally {
      await slow.stop();
    }
  });

  test('of messages to the webhook is refused, from each address by itself', async () => {
    const slow = await startNginx({ urls: [first.url, second.url], rate: 1 });
    try {
      const post = () => ask(`${slow.url}/api/webhooks/stripe`, { method: 'POST' });
      const statuses: number[] = [];
      while (statuses.length < 520) statuses.push(...(await times(40, post)).map(({ status }) => status));
      // One is let through, and the burst of 500 behind it; in a minute one more.
      expect([19, 18]).toContain(statuses.filter((status) => status === 429).length);
      expect((await ask(`${slow.url}/api/slots`)).status).toBe(200);
    } finally {
      await slow.stop();
    }
  });

  /** Sequential in lots: one address opens no hundreds of connections. */
  async function askMany(url: string, count: number, path: (turn: number) => string): Promise<number[]> {
    const statuses: number[] = [];
    while (statuses.length < count) {
      const lot = await times(Math.min(40, count - statuses.length), (turn) => ask(url + path(statuses.length + turn)));
      statuses.push(...lot.map(({ status }) => status));
    }
    return statuses;
  }

  test.each([
    ['unknown addresses', (turn: number) => `/nada-${turn}`],
    ['addresses in code', (turn: number) => `/a%20${turn}`],
    ['files that no build has', (turn: number) => `/_next/static/chunks/${turn}.js`],
    ['other spellings', (turn: number) => `/${'/'.repeat(turn)}nosotros`],
  ])('of what is not stored is refused, whatever it is, and calls and stored pages go on: %s', async (_, path) => {
    const slow = await startNginx({ urls: [first.url, second.url], rate: 1, allAtOnce: true, freshFor: 300 });
    try {
      both(build('one'));
      await ask(`${slow.url}/nosotros`);
      both((_request, response) => response.writeHead(404).end('nothing'));
      const statuses = await askMany(slow.url, 320, path);
      // One is let through for the page, and the burst of 300 behind it; in a minute one more.
      expect([20, 19]).toContain(statuses.filter((status) => status === 429).length);
      const stored = await ask(`${slow.url}/nosotros`);
      expect([stored.status, stored.headers['cache-status']]).toEqual([200, 'nginx; hit']);
      both((_request, response) => response.end('a server'));
      expect((await ask(`${slow.url}/api/slots`)).status).toBe(200);
      expect((await ask(`${slow.url}/servicios`)).status).toBe(200);
    } finally {
      await slow.stop();
    }
  });

  test('of what is not stored waits behind the first hundred, and calls do not', async () => {
    const slow = await startNginx({ urls: [first.url, second.url], rate: 1 });
    let seen = 0;
    both((request, response) => {
      const isCall = request.url === '/api/slots';
      if (!isCall) seen += 1;
      response.writeHead(isCall ? 200 : 404).end('an answer');
    });
    const waiting = times(120, (turn) => ask(`${slow.url}/nada-${turn}`)).catch(() => 'cut off by the end of nginx');
    try {
      await until(() => seen >= 101, 'the first do not arrive');
      expect((await ask(`${slow.url}/api/slots`)).status).toBe(200);
      expect(seen).toBe(101);
    } finally {
      await slow.stop();
      await waiting;
    }
  });

  test('of anything is refused in the end, and Stripe goes on', async () => {
    const slow = await startNginx({ urls: [first.url, second.url], rate: 1, burstOfAll: 100, freshFor: 300 });
    try {
      both(build('one'));
      const statuses = await askMany(slow.url, 120, () => '/nosotros');
      expect([20, 19]).toContain(statuses.filter((status) => status === 429).length);
      expect((await ask(`${slow.url}/api/webhooks/stripe`, { method: 'POST' })).status).toBe(200);
    } finally {
      await slow.stop();
    }
  });
});

test('over TLS: plain HTTP leads there, other names are turned away, and HTTP/2 is spoken', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sofa-certificate-'));
  const certificate = join(directory, 'fullchain.pem');
  const key = join(directory, 'privkey.pem');
  const subject = ['-subj', '/CN=example.com', '-addext', 'subjectAltName=DNS:example.com'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync(findOrInstall('openssl'), ['req', ...kind, ...subject, '-out', certificate, '-keyout', key], {
    stdio: 'ignore',
  });
  const { secured, tls, plain } = await onFreePorts(2, async ([tls = 0, plain = 0]) => {
    // A machine for tests may know no IPv6.
    const shipped = async (name: string) =>
      (await readFile(`deploy/nginx/${name}`, 'utf8'))
        .replace(/^.*\[::\].*\n/gm, '')
        .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
        .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
        .replaceAll('/etc/letsencrypt/live/example.com', directory);
    const [listen, redirect] = [await shipped('listen.conf'), await shipped('redirect.conf')];
    return { secured: await startNginx({ urls: [first.url], listen, redirect }), tls, plain };
  });
  try {
    const moved = await ask(`http://127.0.0.1:${plain}/servicios?a=b`, { headers: { Host: 'example.com' } });
    expect([moved.status, moved.headers.location]).toEqual([301, 'https://example.com/servicios?a=b']);

    const ca = await readFile(certificate);
    const stranger = connectTls({ host: '127.0.0.1', port: tls, servername: 'other.example', ca });
    const turnedAway = await new Promise((settle) => {
      stranger.once('error', ({ message }) => settle(message));
      stranger.once('secureConnect', () => settle('let in'));
    });
    expect(turnedAway).toMatch(/unrecognized name/);

    const session = connectHttp2('https://example.com', {
      ca,
      createConnection: () =>
        connectTls({ host: '127.0.0.1', port: tls, servername: 'example.com', ca, ALPNProtocols: ['h2'] }),
    });
    const status = await new Promise((settle, failed) => {
      session.once('error', failed);
      session
        .request({ ':authority': 'example.com', ':path': '/api/slots' })
        .once('response', (headers) => settle(headers[':status']));
    });
    session.destroy();
    expect(status).toBe(200);
    expect(first.asked[0]?.headers).toMatchObject({ host: 'example.com', 'x-forwarded-proto': 'https' });
  } finally {
    await secured.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});
