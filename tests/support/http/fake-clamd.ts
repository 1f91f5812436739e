import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { findFreePort } from '@/scripts/ports';

const COMMAND = Buffer.from('zINSTREAM\0');

/** ClamAV's daemon as far as INSTREAM goes: it finds EICAR, and can be silenced. */
export async function startFakeClamd(at?: number) {
  let silent = false;
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      const content = contentOf(heard);
      if (content && !silent) answer(socket, content);
    });
  });
  const port = at ?? (await findFreePort());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${port}`,
    port,
    beSilent: (value: boolean) => {
      silent = value;
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** What was streamed, once its last, empty chunk is there. */
function contentOf(heard: Buffer): Buffer | null {
  if (!heard.subarray(0, COMMAND.length).equals(COMMAND)) return null;
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function answer(socket: Socket, content: Buffer): void {
  const found = content.includes('EICAR-STANDARD-ANTIVIRUS');
  socket.end(found ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
}
