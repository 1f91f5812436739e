import { closeConnections, sendCall } from '@/tests/support/fuzz/call';
import { refusal } from '@/tests/support/http/api';
import { sendBytes } from '@/tests/support/http/raw';
import { sharedShop } from '@/tests/support/shop/shop';
import { deliver, signature, stripeEvent } from '@/tests/support/shop/stripe-events';

const shop = sharedShop();
afterAll(() => closeConnections());

const HOST = 'Host: localhost\r\nConnection: close\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

describe('malformed requests are refused, or their connection closed, and the next request is served', () => {
  test.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an old version', 'GET / HTTP/1.0\r\n\r\n'],
    ['no version', 'GET /\r\n\r\n'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['no protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['an address of another server', `GET http://evil.example/api/health HTTP/1.1\r\n${HOST}\r\n`],
    ['two slashes first', `GET //evil.example/%2e%2e HTTP/1.1\r\n${HOST}\r\n`],
    ['an address that climbs', `GET /api/../../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`],
    ['backslashes', `GET /\\..\\..\\windows HTTP/1.1\r\n${HOST}\r\n`],
    ['a NUL', `GET /api/orders/\0 HTTP/1.1\r\n${HOST}\r\n`],
    ['raw bytes', `GET /api/orders/\xff\xfe HTTP/1.1\r\n${HOST}\r\n`],
    ['a percent sign alone', `GET /% HTTP/1.1\r\n${HOST}\r\n`],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
    ['a tunnel', `CONNECT localhost:5432 HTTP/1.1\r\n${HOST}\r\n`],
    ['an echo', `TRACE / HTTP/1.1\r\n${HOST}\r\n`],
    ['a method in small letters', `get / HTTP/1.1\r\n${HOST}\r\n`],
    [
      'another protocol from here on',
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ],
    [
      'HTTP/2 from here on',
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
    ],
    ['an address of ten kilobytes', `GET /${'a'.repeat(10_000)} HTTP/1.1\r\n${HOST}\r\n`],
    ['headers of forty kilobytes', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['two thousand headers', `GET / HTTP/1.1\r\n${HOST}${'X: y\r\n'.repeat(2_000)}\r\n`],
    ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`],
    ['a folded header', `GET / HTTP/1.1\r\n${HOST}X: a\r\n b\r\n\r\n`],
    ['two lengths', `POST /api/users HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    [
      'a length and pieces',
      `POST /api/users HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a length below zero', `POST /api/users HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: -1\r\n\r\n`],
    ['a length that is no number', `POST /api/users HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 1e3\r\n\r\n{}`],
    [
      'a length without an end',
      `POST /api/users HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 99999999999999999999\r\n\r\n{}`,
    ],
    ['less than it announced', `POST /api/users HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 500\r\n\r\n{"email"`],
    [
      'pieces of no size',
      `POST /api/users HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n`,
    ],
    [
      'pieces that end too early',
      `POST /api/bookings HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a"`,
    ],
    [
      'a consultation that ends too early',
      `POST /api/consultations HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x\r\nContent-Disposition: form-data; name="uploadedFiles"; filename="a.pdf"\r\n\r\n%PDF`,
    ],
    [
      'two requests in one, the second hidden',
      `POST /api/users HTTP/1.1\r\nHost: localhost\r\n${JSON_TYPE}Content-Length: 2\r\n\r\n{}GET /api/health HTTP/1.1\r\n${HOST}\r\n`,
    ],
  ])('%s', async (_, bytes) => {
    const { status = 400, text } = await sendBytes(shop.baseUrl, bytes);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|root:x:/);
    expect((await shop.api.get('/api/products')).status).toBe(200);
  });
});

describe('the framework’s own headers, made up', () => {
  const pages = ['/', '/servicios', '/contacto', '/checkout/reset-financiero-21-dias', '/payment-success?session_id=x'];
  const get = (path: string, headers: Record<string, string>) =>
    sendCall(shop.baseUrl, { method: 'GET', path, headers, body: undefined, secrets: [] });
  const post = (path: string, headers: Record<string, string>, body: string) =>
    sendCall(shop.baseUrl, { method: 'POST', path, headers, body, secrets: [] });

  test.each(pages)('%s', async (path) => {
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const answers = await Promise.all([
      get(path, { RSC: '1' }),
      get(path, { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/../../x' }),
      get(path, {
        'Next-Url': '/\\evil',
        'X-Middleware-Subrequest': 'middleware:middleware',
        'X-Middleware-Rewrite': 'http://evil.example',
      }),
      get(path, { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Port': 'x' }),
      post(path, { 'Next-Action': 'x' }, 'x'),
      post(path, { 'Next-Action': 'a'.repeat(42), 'Content-Type': 'text/plain' }, '[]'),
      post(path, { ...multipart, 'Next-Action': 'a'.repeat(42) }, '--x--'),
      post(path, multipart, '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n'),
      post(path, multipart, '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_abc"\r\n\r\n\r\n--x--\r\n'),
      post(path, { 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=%ff'),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    for (const { headers } of answers) expect(headers.location ?? '').not.toContain('evil');
  });
});

describe('what fuzzing has found', () => {
  test('a signature without a value is a bad one', async () => {
    for (const header of ['t=,v1=', 't=1,v1=', `t=1,v1=${'a'.repeat(64)},v1=`]) {
      const reported = await deliver(shop.api, stripeEvent('charge.refunded', {}), { header });
      expect(reported).toMatchObject(refusal(400, 'bad_signature'));
    }
  });

  test('an event from beyond the calendar cannot be read', async () => {
    const body = JSON.stringify({ ...stripeEvent('charge.refunded', {}), created: Number.MAX_SAFE_INTEGER });
    const headers = { 'Stripe-Signature': signature(body) };
    const reported = await shop.api.send('/api/webhooks/stripe', { method: 'POST', headers, body });
    expect(reported).toMatchObject(refusal(400, 'unreadable'));
  });

  test.each(['http', 'https'])(
    'an address that cannot be decoded does not exist, also behind a proxy that speaks %s',
    async (protocol) => {
      const headers = { 'X-Forwarded-Proto': protocol };
      for (const path of ['/api/products/%ff', '/api/%u0041']) {
        expect(await shop.api.get(path, headers)).toMatchObject(refusal(404, 'not_found'));
      }
      const page = await shop.api.get<string>('/servicios/%E0%A4', headers);
      expect([page.status, page.body.includes('Oops! Page not found')]).toEqual([404, true]);
    },
  );
});
