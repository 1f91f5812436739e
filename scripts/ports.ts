import { type AddressInfo, createServer } from 'node:net';

function listenOnce(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address() as AddressInfo;
      server.close(() => resolve(bound));
    });
  });
}

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listenOnce(port, host)) !== undefined;
}

/** A loopback port that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const port = await listenOnce(0, '127.0.0.1');
  if (port === undefined) throw new Error('No free port is left on this machine.');
  return port;
}
