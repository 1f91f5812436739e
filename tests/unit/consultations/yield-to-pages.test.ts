import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { yieldToPages } from '@/lib/consultations/files/yield-to-pages';

const open: ServerResponse[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => void open.push(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await yieldToPages();
});
afterEach(() => {
  for (const response of open.splice(0)) response.end();
});
afterAll(() => server.close());

/** Waits until the request is under way. */
async function visit(path: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  get({ port, host: '127.0.0.1', path, agent: false }, (response) => response.resume());
  await once(server, 'request');
}

test('pieces have their turn one after another, in their order', async () => {
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((piece) => yieldToPages().then(() => order.push(piece))));
  expect(order).toEqual([1, 2, 3]);
});

test('a piece waits until the page is answered', async () => {
  await visit('/servicios');
  const [response] = open;
  let answered = false;
  const piece = yieldToPages().then(() => answered);
  setTimeout(() => {
    answered = true;
    response?.end();
  }, 5);
  expect(await piece).toBe(true);
});

test('a page that takes for ever does not hold up the files for ever', async () => {
  await visit('/servicios');
  await yieldToPages();
  await yieldToPages();
  expect(open[0]?.writableEnded).toBe(false);
});

test('uploads do not wait for each other as if they were pages', async () => {
  await visit('/api/consultations');
  const begun = performance.now();
  for (let piece = 0; piece < 5; piece++) await yieldToPages();
  // Five pieces behind a page would take at least four times thirty milliseconds.
  expect(performance.now() - begun).toBeLessThan(110);
});
