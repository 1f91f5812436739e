import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openShop, type Shop } from '../shop/shop';

export type CuttableWay = Awaited<ReturnType<typeof cuttableWay>>;

/** A shop whose server reaches its database by a way that the test can cut. */
export async function openCuttableShop(
  env: Record<string, string> = {},
): Promise<{ shop: Shop; database: CuttableWay }> {
  const own = { ...env };
  const shop = await openShop({ env: own });
  const database = await cuttableWay(shop.databaseUrl);
  own.DATABASE_URL = database.url;
  await shop.stopServer();
  await shop.startServer();
  return { shop, database };
}

/**
 * A way to the database that a test can cut: what the application sees then is a server that is gone. Frozen, it is one that
 * takes every question and answers none, as behind a network that swallows what it is given.
 */
export async function cuttableWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      if (frozen) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  async function cut(): Promise<void> {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }

  function freeze(): void {
    frozen = true;
    for (const socket of sockets) socket.pause();
  }

  function thaw(): void {
    frozen = false;
    for (const socket of sockets) socket.resume();
  }

  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, cut, mend: () => listen(port), freeze, thaw };
}
