import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/lib/server/log';
import { refuseMissingFiles } from '@/lib/server/process/refuse-missing-files';

/** Node's channel would outlive this file, and stand before the servers of the next one. */
const mockListeners: ((incoming: { server: Server }) => void)[] = [];
jest.mock('@/lib/server/process/incoming-requests', () => ({
  onRequest: (listener: (incoming: { server: Server }) => void) => mockListeners.push(listener),
}));

const folder = mkdtempSync(join(tmpdir(), 'sofa-files-'));
/** Stands for Next. */
const server = createServer((_, response) => response.end('from Next'));
let url: string;

beforeAll(async () => {
  const chunks = join(folder, '.next', 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  for (const name of ['0a1b.js', '[slug] x.js']) writeFileSync(join(chunks, name), '');
  refuseMissingFiles(folder);
  for (const listener of mockListeners) listener({ server });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation();
});

test.each([
  '/_next/static/chunks/0a1b.js',
  '/_next/static/chunks/0a1b.js?dpl=1',
  '/_next/static/chunks/%5Bslug%5D%20x.js',
  '/nada/0a1b.js',
  '/_next/staticky',
])('%s is left to Next', async (path) => {
  expect(await (await fetch(url + path)).text()).toBe('from Next');
  expect(log.warn).not.toHaveBeenCalled();
});

test.each(['/_next/static/chunks/0a1c.js', '/_next/static/chunks', '/_next/static/', '/_next/static/0a1b.js?x=1'])(
  '%s is not found, and no cache keeps that',
  async (path) => {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(log.warn).toHaveBeenCalledWith({ path: path.split('?')[0] }, 'file not found');
  },
);

test('the absence of a file has headers only for a HEAD', async () => {
  const answer = await fetch(`${url}/_next/static/none.js`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([404, '9', '']);
});
