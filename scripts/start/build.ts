import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '@/lib/env';
import { type Child, startNode } from './child';

const SOURCES = [
  'app',
  'components',
  'emails',
  'lib',
  'messages',
  'prisma',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
export const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const FINGERPRINT = join('.next', 'fingerprint');
export const SERVER = join('.next', 'standalone', 'server.js');

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Changes with everything that a build reads: sources, dependencies, Node, and the variables that prerendered pages show. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const name of Object.keys(siteSchema.shape)) hash.update(`\0${name}=${process.env[name] ?? ''}`);
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function isCurrent(wanted: string): boolean {
  return existsSync(SERVER) && existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, 'utf8') === wanted;
}

/** Starts a build if the sources have changed since the last one. It counts only once `finishBuild` has run. */
export function startBuildIfNeeded(): { build: Child; fingerprint: string } | undefined {
  const wanted = fingerprint();
  if (isCurrent(wanted)) return undefined;
  rmSync(FINGERPRINT, { force: true });
  const build = startNode('The build', [NEXT, 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  return { build, fingerprint: wanted };
}

/** The standalone server expects its static files beside it, and Next leaves the copying to whoever deploys it. */
export function finishBuild(wanted: string): void {
  cpSync(join('.next', 'static'), join('.next', 'standalone', '.next', 'static'), { recursive: true });
  if (existsSync('public')) cpSync('public', join('.next', 'standalone', 'public'), { recursive: true });
  writeFileSync(FINGERPRINT, wanted);
}
