import { keptPath } from '@/lib/server/process/page-cache/kept-paths';

const prerendered = new Set(['/', '/contacto']);
const FOREVER = Number.POSITIVE_INFINITY;
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  keptPath({ method, url, headers }, prerendered);

test.each([
  ['/', '/', FOREVER],
  ['/contacto', '/contacto', FOREVER],
  ['/contacto?utm_source=boletin', '/contacto', FOREVER],
  ['/servicios', '/servicios', 1000],
  ['/contratanos', '/contratanos', 1000],
  ['/checkout/reset-financiero-21-dias', '/checkout/reset-financiero-21-dias', 1000],
])('%s is kept', (url, path, lifetime) => {
  expect(asked(url)).toEqual({ path, lifetime });
  expect(asked(url, {}, 'HEAD')).toEqual({ path, lifetime });
  expect(asked(url, { cookie: 'a=b', 'sec-fetch-dest': 'document' })).toEqual({ path, lifetime });
});

test.each([
  '/no-existe',
  '/contacto/',
  '//contacto',
  '/contacto?_rsc=abc',
  '/servicios?x=1',
  '/checkout/reset-financiero-21-dias?paso=cita',
  '/checkout/%72eset',
  '/checkout/a/b',
  '/payment-success?session_id=cs_1',
  '/api/products',
  'http://otro.example/contacto',
  '*',
])('%s is asked of Next', (url) => {
  expect(asked(url)).toBeNull();
});

test.each<[Record<string, string>]>([
  [{ rsc: '1' }],
  [{ rsc: 'x' }],
  [{ 'next-router-prefetch': '1' }],
  [{ 'next-action': 'abc' }],
  [{ 'content-type': 'multipart/form-data; boundary=x' }],
  [{ 'transfer-encoding': 'chunked' }],
  [{ cookie: 'a=b; __prerender_bypass=x' }],
])('a request with %j is asked of Next', (headers) => {
  expect(asked('/contacto', headers)).toBeNull();
});

test('a form that is sent, and a page that is fetched by a script while it has prices, are asked of Next', () => {
  expect(asked('/contacto', {}, 'POST')).toBeNull();
  expect(asked('/servicios', { 'sec-fetch-dest': 'empty' })).toBeNull();
  expect(asked('/contacto', { 'sec-fetch-dest': 'empty' })).not.toBeNull();
});
