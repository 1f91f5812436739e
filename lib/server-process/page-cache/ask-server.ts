import 'server-only';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = { status: number; headers: NodeJS.Dict<string[]>; body: Buffer };

// They describe the connection on which the answer came, or are written anew for each visitor.
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

/** A connection cannot be made to "any address". */
function hostOf({ address }: AddressInfo): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}

/** Asks a server of this very process for a page, as a visitor without compression would. */
export function askServer(server: AddressInfo, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: hostOf(server), port: server.port, path, headers, agent: false };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const told = { ...response.headersDistinct };
        for (const name of OF_THE_CONNECTION) delete told[name];
        resolve({ status: response.statusCode ?? 0, headers: told, body: Buffer.concat(chunks) });
      });
    });
    call.once('error', reject);
    call.end();
  });
}
