import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { findFreePort } from '@/scripts/ports';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server behind nginx that does what a test wants, and remembers what it was asked. */
export class FakeServer {
  readonly asked: { line: string; headers: IncomingMessage['headers'] }[] = [];
  answer: Answer = (_, response) => response.end('a server');
  readonly #server = createServer((request, response) => {
    this.asked.push({ line: `${request.method} ${request.url}`, headers: request.headers });
    this.answer(request, response);
  });
  #port = 0;

  static async start(): Promise<FakeServer> {
    const server = new FakeServer();
    await server.listen();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** At its old address, if it had one. */
  async listen(): Promise<void> {
    this.#port ||= await findFreePort();
    await new Promise<void>((listening) => this.#server.listen(this.#port, '127.0.0.1', listening));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
