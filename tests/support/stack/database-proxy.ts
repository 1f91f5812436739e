import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '@/scripts/ports';
import { openShop, type Shop } from '../shop/shop';

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

/** A shop whose server reaches its database through a proxy. */
export async function openShopBehindProxy(
  env: Record<string, string> = {},
): Promise<{ shop: Shop; database: DatabaseProxy }> {
  let database: DatabaseProxy | undefined;
  const through = async (databaseUrl: string) => {
    database = await startDatabaseProxy(databaseUrl);
    return database.url;
  };
  const shop = await openShop({ env, through });
  if (!database) throw new Error('The servers were not led through the proxy.');
  return { shop, database };
}

/**
 * A proxy in front of a database. Cut, it refuses connections, as a server that is down. Frozen, it accepts queries and
 * answers none, as behind a network that drops packets.
 */
export async function startDatabaseProxy(databaseUrl: string) {
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

  async function listen(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  async function cut(): Promise<void> {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }

  async function mend(): Promise<void> {
    if (!server.listening) await listen();
  }

  function freeze(): void {
    frozen = true;
    for (const socket of sockets) socket.pause();
  }

  function thaw(): void {
    frozen = false;
    for (const socket of sockets) socket.resume();
  }

  // Cut and mended, it listens again at the same address: no outgoing connection may take the port meanwhile.
  const port = await findFreePort();
  await listen();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, cut, mend, freeze, thaw };
}
