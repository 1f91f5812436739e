import 'server-only';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = { status: number; headers: NodeJS.Dict<string[]>; body: Buffer };

// Headers of one connection, or written for each answer.
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

/** Wildcard addresses can be listened on, but not connected to. */
function hostOf({ address }: AddressInfo): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}

export function requestPage(server: AddressInfo, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: hostOf(server), port: server.port, path, headers, agent: false };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const sent = { ...response.headersDistinct };
        for (const name of HOP_BY_HOP) delete sent[name];
        resolve({ status: response.statusCode ?? 0, headers: sent, body: Buffer.concat(chunks) });
      });
    });
    call.once('error', reject);
    call.end();
  });
}
