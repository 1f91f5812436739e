import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline/promises';
import { findFreePort, isPortFree, onFreePorts } from '@/scripts/ports';

const PROCESSES = 3;
const PORTS_EACH = 200;

// Says what it has found, and lives until its input ends.
const PROGRAM = `
  import { findFreePort } from './scripts/ports.ts';
  const ports = [];
  while (ports.length < ${PORTS_EACH}) ports.push(await findFreePort());
  console.log(JSON.stringify(ports));
  process.stdin.resume();
`;

function portsFoundElsewhere() {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const first = createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  return {
    found: first.then(({ value }): number[] => JSON.parse(value)),
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

async function listenOn(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('many processes that look for ports at once find none twice, and each port can be listened on', async () => {
  const processes = Array.from({ length: PROCESSES }, portsFoundElsewhere);
  const found = (await Promise.all(processes.map((one) => one.found))).flat();
  expect(found).toHaveLength(PROCESSES * PORTS_EACH);
  expect(new Set(found).size).toBe(found.length);
  const free = await Promise.all(found.map((port) => isPortFree(port)));
  expect(free.filter((isFree) => !isFree)).toEqual([]);
  await Promise.all(processes.map((one) => one.end()));
});

test('a port is outside of those that outgoing connections get', async () => {
  const port = await findFreePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
});

test('a start that meets a taken port is made again on other ports, and any other failure is passed on', async () => {
  const tried: number[] = [];
  const server = await onFreePorts(1, async ([port = 0]) => {
    tried.push(port);
    if (tried.length > 1) return listenOn(port);
    const other = await listenOn(port);
    // Fails with EADDRINUSE.
    return listenOn(port).finally(() => other.close());
  });
  expect(new Set(tried).size).toBe(2);
  server.close();
  await expect(onFreePorts(1, () => Promise.reject(new Error('No configuration.')))).rejects.toThrow(
    'No configuration.',
  );
});
