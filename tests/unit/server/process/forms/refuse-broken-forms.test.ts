import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FORM_MAX_BYTES, FORM_MAX_FIELDS, refuseBrokenForms } from '@/lib/server/process/forms/refuse-broken-forms';
import messages from '@/lib/shared/i18n/messages';

const { foreign_origin: FOREIGN, too_large: TOO_LARGE, unreadable: UNREADABLE } = messages.Api;

/** Node's channel would outlive this file, and stand before the servers of the next one. */
const mockListeners: ((incoming: { server: Server }) => void)[] = [];
jest.mock('@/lib/server/process/incoming-requests', () => ({
  onRequest: (listener: (incoming: { server: Server }) => void) => mockListeners.push(listener),
}));

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn() }, describePath: (path: string) => path }));

type Send = { headers?: Record<string, string>; chunks: string[]; path?: string; cut?: boolean };
type Answer = { status: number | undefined; text: string };

/** Stands for Next: answers with what it has read. */
const reached: string[] = [];
const server = createServer(async (request, response) => {
  reached.push(request.url ?? '');
  // As Next, which looks at a form only after some work of its own.
  await new Promise((later) => setImmediate(later));
  response.end(await text(request));
});
let host: string;

beforeAll(async () => {
  refuseBrokenForms();
  for (const listener of mockListeners) listener({ server });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  reached.length = 0;
});

/** Sends the chunks one by one, of a length unknown before, unless a header says it. */
function send({ headers = {}, chunks, path = '/contacto', cut = false }: Send): Promise<Answer> {
  return new Promise((answered, failed) => {
    const call = request(`http://${host}${path}`, { method: 'POST', headers, agent: false }, (response) =>
      text(response).then((body) => answered({ status: response.statusCode, text: body }), failed),
    );
    call.once('error', failed);
    for (const chunk of chunks) call.write(chunk);
    if (cut) call.destroy();
    else call.end();
  });
}

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const MULTIPART = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

test.each([
  ['a form', MULTIPART, [field('name', 'Eva'), END]],
  ['a form in a thousand pieces', MULTIPART, [...field('message', 'ñ'.repeat(480)), END]],
  ['a form as large as it may be', MULTIPART, [field('message', 'a'.repeat(FORM_MAX_BYTES - 200)), END]],
  ['a call of an action', { ...MULTIPART, 'Next-Action': 'a' }, [field('1_name', 'Eva'), END]],
  ['a form whose page names its origin', { ...MULTIPART, 'Sec-Fetch-Site': 'same-origin' }, [field('a', 'b'), END]],
])('%s reaches Next byte for byte', async (_, headers, chunks) => {
  const own = { ...headers, Origin: `http://${host}` };
  expect(await send({ headers: own, chunks })).toEqual({ status: 200, text: chunks.join('') });
});

test.each([
  ['another kind of body', { 'Content-Type': 'text/plain' }, '/contacto'],
  ['an empty form of the other kind', { 'Content-Type': 'application/x-www-form-urlencoded' }, '/contacto'],
  ['a call, whose route reads it', { ...MULTIPART, Origin: 'https://evil.example' }, '/api/consultations'],
])('%s is none of its business', async (_, headers, path) => {
  expect(await send({ headers, path, chunks: [] })).toEqual({ status: 200, text: '' });
});

test.each([
  ['a foreign origin', { Origin: 'https://evil.example' }],
  ['a hidden origin', { Origin: 'null' }],
  ['an origin that is none', { Origin: 'nowhere' }],
  ['a foreign site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a foreign origin that claims the same site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
])('%s is refused with 403', async (_, headers) => {
  const chunks = [field('name', 'Eva'), END];
  expect(await send({ headers: { ...MULTIPART, ...headers }, chunks })).toEqual({ status: 403, text: FOREIGN });
  expect(await send({ headers: { 'Next-Action': 'a', ...headers }, chunks: ['[]'] })).toMatchObject({ status: 403 });
  expect(reached).toEqual([]);
});

test('what is too large is refused with 413, whether or not it says its length', async () => {
  const chunks = Array<string>(80).fill('a'.repeat(64 * 1024));
  const length = String(chunks.join('').length);
  expect(await send({ headers: MULTIPART, chunks })).toEqual({ status: 413, text: TOO_LARGE });
  expect(await send({ headers: { ...MULTIPART, 'Content-Length': length }, chunks })).toEqual({
    status: 413,
    text: TOO_LARGE,
  });
  expect(await send({ headers: { 'Next-Action': 'a' }, chunks })).toMatchObject({ status: 413 });
  expect(reached).toEqual([]);
});

test.each<[number, Record<string, string>]>([
  [403, { Origin: 'https://evil.example' }],
  [413, { 'Content-Length': '5000000' }],
  [413, {}],
])('a refusal (%i) waits for the rest of the body, even if the connection is to be closed', async (status, headers) => {
  let sent = 0;
  const answer = await new Promise((answered, failed) => {
    const given = { ...MULTIPART, Connection: 'close', ...headers };
    const call = request(`http://${host}/contacto`, { method: 'POST', headers: given, agent: false }, (response) =>
      answered([response.resume().statusCode, sent]),
    );
    call.once('error', failed);
    void (async () => {
      for (; sent < 5_000_000; sent += 50_000) {
        call.write('a'.repeat(50_000));
        // The server, in this process, has its turn.
        await new Promise((later) => setImmediate(later));
      }
      call.end();
    })();
  });
  expect(answer).toEqual([status, 5_000_000]);
  expect(reached).toEqual([]);
});

test('ten thousand fields are refused with 413, each time, and as many as a form may have pass', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, index) => field(`f${index}`, '')).join('');
  for (let turn = 0; turn < 10; turn += 1)
    expect(await send({ headers: MULTIPART, chunks: [fields(10_000), END] })).toEqual({ status: 413, text: TOO_LARGE });
  expect(reached).toEqual([]);
  expect(await send({ headers: MULTIPART, chunks: [fields(FORM_MAX_FIELDS), END] })).toMatchObject({ status: 200 });
});

test.each<[string, Record<string, string>, string[]]>([
  ['without its end', MULTIPART, [field('name', 'Eva')]],
  ['cut in a field', MULTIPART, [field('name', 'Eva').slice(0, 60)]],
  ['without a boundary', { 'Content-Type': 'multipart/form-data' }, [field('name', 'Eva'), END]],
  ['with another boundary', { 'Content-Type': 'multipart/form-data; boundary=y' }, [field('name', 'Eva'), END]],
  ['that is nothing', MULTIPART, []],
  ['of an action that is nothing', { 'Next-Action': 'a' }, []],
  [
    'of an action with arguments of which none is a form',
    { 'Next-Action': 'a', 'Content-Type': 'text/plain' },
    ['[1]'],
  ],
])('a form %s is refused with 400', async (_, headers, chunks) => {
  expect(await send({ headers, chunks })).toEqual({ status: 400, text: UNREADABLE });
  expect(reached).toEqual([]);
});

test('a sender that leaves in the middle reaches nothing, and the next form is served', async () => {
  await expect(send({ headers: MULTIPART, chunks: [field('name', 'Eva')], cut: true })).rejects.toThrow();
  const chunks = [field('name', 'Eva'), END];
  expect(await send({ headers: MULTIPART, chunks })).toMatchObject({ status: 200 });
  expect(reached).toEqual(['/contacto']);
});

test('an answer leaves the connection open for the next request', async () => {
  const sockets = new Set<IncomingMessage['socket']>();
  const note = ({ socket }: IncomingMessage) => sockets.add(socket);
  server.on('request', note);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; turn < 3; turn += 1) {
    const status = await new Promise((answered, failed) => {
      const call = request(`http://${host}/contacto`, { method: 'POST', headers: MULTIPART, agent }, (response) => {
        response.resume().once('end', () => answered(response.statusCode));
      });
      call.once('error', failed);
      call.end('a'.repeat(2 * FORM_MAX_BYTES));
    });
    expect(status).toBe(413);
  }
  server.off('request', note);
  agent.destroy();
  expect(sockets.size).toBe(1);
});
