import { connect } from 'node:net';

const PATIENCE_MS = 8_000;

/** Sends these very bytes, ends its side, and gives what comes back: a status, or nothing where the connection is just closed. */
export function rawRequest(baseUrl: string, bytes: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((answered) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const settle = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      answered({ status: status === undefined ? undefined : Number(status), text });
    };
    socket.setTimeout(PATIENCE_MS, settle);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', settle);
    socket.once('close', settle);
    socket.end(Buffer.from(bytes, 'latin1'));
  });
}
