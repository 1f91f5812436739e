import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { stopGracefully } from '@/lib/server/process/graceful-stop';
import { until } from '@/tests/support/stack/until';

type Incoming = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server };

/** Node's channel would outlive this file, and stand before the servers of the next one. */
const mockListeners: ((incoming: Incoming) => void)[] = [];
jest.mock('@/lib/server/process/incoming-requests', () => ({
  onRequest: (listener: (incoming: Incoming) => void) => mockListeners.push(listener),
}));

const CONNECTIONS = 10;

test('a stop before the first request answers every connection that is open, closes the port, and exits with 0', async () => {
  // The process ends in nine seconds at the latest: not this one.
  const timer = jest.spyOn(globalThis, 'setTimeout').mockReturnValue(undefined as never);
  const signals = new Map<string | symbol, () => void>();
  const on = jest.spyOn(process, 'on').mockImplementation(((signal: string, stop: () => void) => {
    signals.set(signal, stop);
    return process;
  }) as never);
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const stopWork = jest.fn(async () => undefined);
  const server = createServer((request, response) => {
    for (const listener of mockListeners) listener({ request, response, socket: request.socket, server });
    response.end('an answer');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const accepted = new Promise((opened) => server.once('connection', opened));
  const closed = new Promise((gone) => server.once('close', gone));
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'));
  // The others still wait: Node accepts one connection in a turn of the event loop.
  await accepted;

  stopGracefully(stopWork);
  expect([...signals.keys()]).toEqual(['SIGTERM', 'SIGINT']);
  for (const _ of [1, 2]) signals.get('SIGTERM')?.();
  for (const client of clients) client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  // To the end of the connections, which the server closes.
  const answers = await Promise.all(clients.map((client) => text(client)));
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n.*an answer/is);
  }
  await closed;
  await until(() => exit.mock.calls.length > 0, 'It never exits');
  expect(exit).toHaveBeenCalledWith(0);
  expect(stopWork).toHaveBeenCalledTimes(1);
  for (const spy of [timer, on, exit]) spy.mockRestore();
});
