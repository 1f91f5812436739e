import { readableAddress } from '@/lib/server/process/refuse-unreadable';

test.each([
  ['/', '/'],
  ['/servicios?x=%ff', '/servicios?x=%ff'],
  ['/canci%C3%B3n', '/canci%C3%B3n'],
  ['http://localhost/servicios', 'http://localhost/servicios'],
  ['*', '/unreadable-address'],
  ['/%ff', '/unreadable-address'],
  ['/%', '/unreadable-address'],
  ['/servicios/%E0%A4?a=b', '/unreadable-address'],
  ['/api/products/%u0041', '/api/unreadable-address'],
])('%s is read as %s', (url, read) => {
  expect(readableAddress(url)).toBe(read);
});
