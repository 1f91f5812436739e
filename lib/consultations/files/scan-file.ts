import 'server-only';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describeError, log } from '@/lib/log';
import { SCAN_TIMEOUT_MS, SCANNER_CONNECT_TIMEOUT_MS } from '../time-limits';
import { type Spooled, spooledChunks } from './spool';

const PORT = 3310;
const CHUNK = 64 * 1024;
const MAX_ANSWER_LENGTH = 1_000;

type Scan = 'clean' | 'infected' | 'not-scanned';

/** Asks ClamAV's daemon (INSTREAM). Without a scanner or its answer the file is kept, and its recipient informed. */
export async function scanFile(file: Spooled, host: string | undefined): Promise<Scan> {
  if (!host) return 'not-scanned';
  try {
    const answer = await ask(file, host);
    if (/\bFOUND$/.test(answer)) return 'infected';
    if (/\bOK$/.test(answer)) return 'clean';
    log.warn({ answer: answer.slice(0, 80) }, 'virus scanner did not scan');
  } catch (error) {
    log.warn({ error: describeError(error) }, 'virus scanner out of reach');
  }
  return 'not-scanned';
}

async function ask(file: Spooled, host: string): Promise<string> {
  const { hostname, port } = new URL(`tcp://${host}`);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || PORT });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(SCANNER_CONNECT_TIMEOUT_MS) });
    const answer = readAnswer(socket);
    // A scanner may answer and close before the end of the file.
    await Promise.race([send(socket, file), answer]);
    return await answer;
  } finally {
    socket.destroy();
  }
}

async function send(socket: Socket, file: Spooled): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of spooledChunks(file, CHUNK)) {
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
