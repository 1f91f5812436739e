import { cpSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFreePort } from '@/scripts/ports';
import { NEXT } from '@/scripts/start/build';
import { startNode } from '@/scripts/start/child';
import { waitUntil } from '@/scripts/wait-until';

const APP = join('tests', 'bench', 'plain-app');
const SERVER = join(APP, '.next', 'standalone', APP, 'server.js');

/** A Next server of the same version that does nothing: the floor under every figure of ours. */
export async function startPlainServer(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!existsSync(SERVER)) {
    const built = await startNode('The plain build', [NEXT, 'build', APP], { environment: { NODE_ENV: 'production' } })
      .succeeded;
    if (!built) throw new Error('The plain application could not be built');
  }
  // Its page is weighed too, and the standalone server expects the scripts beside it.
  cpSync(join(APP, '.next', 'static'), join(dirname(SERVER), '.next', 'static'), { recursive: true });
  const port = await findFreePort();
  const server = startNode('The plain server', [SERVER], {
    environment: { PORT: String(port), HOSTNAME: '127.0.0.1', NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/plain`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(answers, { timeout: 30_000, message: 'The plain server does not answer' });
  return { url, stop: server.stop };
}
