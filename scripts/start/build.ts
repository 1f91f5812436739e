import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '@/lib/env';
import { bundlePrograms } from '../bundle-programs';
import { postprocessPrerendered } from '../prerendered/postprocess-prerendered';
import { type Child, startNode } from './child';

const SOURCES = [
  'app',
  'components',
  'emails',
  'lib',
  'messages',
  'prisma/schema.prisma',
  'public',
  'scripts/worker-thread.ts',
  'scripts/bundle-programs.ts',
  'scripts/server-only-stub.mjs',
  'scripts/prerendered',
  'scripts/start/build.ts',
  'instrumentation.node.ts',
  'task-list.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
export const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
export const SERVER = join('.next', 'standalone', 'server.js');

/**
 * The server with the heap that it needs. Left to itself, Node takes from a large machine what it is offered: three times
 * the memory for the same work. The Dockerfile's command says the same.
 */
export const SERVER_PROGRAM = [
  '--max-old-space-size=256',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  SERVER,
];
/** Forms are signed with it, in pages and in the server. */
const ACTIONS_KEY = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
const FINGERPRINT = join('.next', 'fingerprint');

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Changes with everything that a build reads: sources, dependencies, Node, and the variables that end up in it. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const name of [...Object.keys(siteSchema.shape), ACTIONS_KEY])
    hash.update(`\0${name}=${process.env[name] ?? ''}`);
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

export function isBuilt(): boolean {
  return existsSync(SERVER) && existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, 'utf8') === fingerprint();
}

/** Builds the standalone server. `onStart` is given the process, for whoever may have to stop it. */
export async function build(onStart?: (child: Child) => void): Promise<void> {
  const wanted = fingerprint();
  rmSync(FINGERPRINT, { force: true });
  const child = startNode('The build', [NEXT, 'build'], {
    environment: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  onStart?.(child);
  if (!(await child.succeeded)) throw new Error('The build failed.');
  for (const root of ['.next', join('.next', 'standalone', '.next')])
    postprocessPrerendered(join(root, 'server', 'app'));
  await bundlePrograms({ 'worker-thread': 'scripts/worker-thread.ts' }, join('.next', 'standalone'));
  // The standalone server expects its static files beside it, and Next leaves the copying to whoever deploys it.
  cpSync(join('.next', 'static'), join('.next', 'standalone', '.next', 'static'), { recursive: true });
  if (existsSync('public')) cpSync('public', join('.next', 'standalone', 'public'), { recursive: true });
  writeFileSync(FINGERPRINT, wanted);
}
