import 'server-only';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describeError, log } from '@/lib/server/log';
import { SCAN_TIMEOUT_MS, SCANNER_CONNECT_TIMEOUT_MS } from '@/lib/shared/time-limits';

const PORT = 3310;
const MAX_ANSWER_LENGTH = 1_000;

/** `unreachable`: no answer. `not-scanned`: an answer, but no verdict. */
export type Scan = 'clean' | 'infected' | 'not-scanned' | 'unreachable';
type Content = AsyncIterable<Uint8Array>;

/** Asks ClamAV's daemon (INSTREAM). */
export async function scanContent(content: Content, host: string): Promise<Scan> {
  try {
    const answer = await ask(content, host);
    if (/\bFOUND$/.test(answer)) return 'infected';
    if (/\bOK$/.test(answer)) return 'clean';
    log.warn({ answer: answer.slice(0, 80) }, 'virus scanner did not scan');
    return 'not-scanned';
  } catch (error) {
    log.warn({ error: describeError(error) }, 'virus scanner out of reach');
    return 'unreachable';
  }
}

async function ask(content: Content, host: string): Promise<string> {
  const { hostname, port } = new URL(`tcp://${host}`);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || PORT });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(SCANNER_CONNECT_TIMEOUT_MS) });
    const answer = readAnswer(socket);
    // A scanner may answer and close before the end of the file.
    await Promise.race([send(socket, content), answer]);
    return await answer;
  } finally {
    socket.destroy();
  }
}

async function send(socket: Socket, content: Content): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(socket, Buffer.concat([length, chunk]));
  }
  await write(socket, Buffer.alloc(4));
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain', { signal: AbortSignal.timeout(SCAN_TIMEOUT_MS) });
}

/** One line, ended by a zero byte or by the end of the connection. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error('The scanner did not answer in time')), SCAN_TIMEOUT_MS);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (text.includes('\0') || text.length > MAX_ANSWER_LENGTH) {
        settle(() => resolve(text.split('\0')[0]?.trim() ?? ''));
      }
    });
    socket.once('end', () => settle(() => resolve(text.trim())));
    socket.once('error', (error) => settle(() => reject(error)));
  });
}
