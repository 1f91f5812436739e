import { connect, createServer, type Socket } from 'node:net';

export type Wire = {
  /** The database's address at this end of the wire. */
  url: string;
  /** Every connection breaks, and none is accepted. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A wire to a database that can be cut, which is how a server sees a database go down. */
export async function wireTo(databaseUrl: string): Promise<Wire> {
  const far = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const database = connect(Number(far.port), far.hostname);
    for (const [one, other] of [
      [near, database],
      [database, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await new Promise<number>((listening) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      listening(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const near = new URL(databaseUrl);
  near.host = `127.0.0.1:${port}`;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: near.href,
    cut() {
      whole = false;
      breakAll();
    },
    mend() {
      whole = true;
    },
    close() {
      breakAll();
      return new Promise((closed) => {
        server.close(() => closed());
      });
    },
  };
}
