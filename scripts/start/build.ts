import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { INFORMATION_PDF } from '@/lib/orders/withdrawal-notice/information-pdf';
import { SITE_OF_BUILD } from '@/lib/server/process/changed-since-build';
import { buildSchema, parseEnv, siteSchema } from '@/lib/shared/env';
import { bundlePrograms } from '../bundle-programs';
import { postprocessPrerendered } from '../prerendered/postprocess-prerendered';
import { type Child, startNode } from './child';
import { copyReaderFiles } from './reader-files';

const SOURCES = [
  'app',
  'components',
  'deliverables',
  'emails',
  'lib',
  'messages',
  'prisma/schema.prisma',
  'public/icons',
  'scripts/worker-thread.ts',
  'scripts/bundle-programs.ts',
  'scripts/server-only-stub.mjs',
  'scripts/never-used.mjs',
  'scripts/pdf',
  'scripts/prerendered',
  'scripts/start/build.ts',
  'scripts/start/reader-files.ts',
  'scripts/start/serve.mjs',
  'scripts/withdrawal-information.ts',
  'scripts/withdrawal-information',
  'instrumentation.node.ts',
  'task-list.ts',
  'watch-list.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
export const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const STANDALONE = join('.next', 'standalone');
/** Ours, which starts Next's own beside it. */
export const SERVER = join(STANDALONE, 'serve.mjs');

/** Limits the heap: on a large machine Node would use three times the memory for the same work. The Dockerfile does the same. */
export const SERVER_PROGRAM = [
  '--max-old-space-size=256',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  SERVER,
];
/**
 * glibc's malloc keeps what is freed in up to eight arenas for each core; two are enough for one event loop and its thread
 * pool, and thirty megabytes less. Read before Node runs, and by glibc only. The Dockerfile does the same.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
const INFORMATION_PROGRAM = ['--import', 'tsx', 'scripts/withdrawal-information.ts'];
const FINGERPRINT = join('.next', 'fingerprint');

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Changes with all that a build reads: sources, dependencies, Node, and the variables of the build. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const name of [...Object.keys(siteSchema.shape), ...Object.keys(buildSchema.shape)])
    hash.update(`\0${name}=${process.env[name] ?? ''}`);
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

export function isBuilt(): boolean {
  return existsSync(SERVER) && existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, 'utf8') === fingerprint();
}

/** Builds the standalone server. `onStart` receives each process when it starts, so that the caller can stop it. */
export async function build(onStart?: (child: Child) => void): Promise<void> {
  const wanted = fingerprint();
  rmSync(FINGERPRINT, { force: true });
  copyReaderFiles();
  const child = startNode('The build', [NEXT, 'build'], {
    environment: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  onStart?.(child);
  if (!(await child.succeeded)) throw new Error('The build failed.');
  const { DELAY_HYDRATION: delay } = parseEnv(buildSchema, process.env);
  for (const folder of ['.next', join(STANDALONE, '.next')]) postprocessPrerendered(folder, { delay });
  await bundlePrograms({ 'worker-thread': 'scripts/worker-thread.ts' }, STANDALONE);
  cpSync(join('scripts', 'start', 'serve.mjs'), SERVER);
  writeFileSync(join(STANDALONE, SITE_OF_BUILD), JSON.stringify(parseEnv(siteSchema, process.env)));
  // Next copies them, with the secrets of the machine that builds.
  for (const name of ['.env', '.env.production']) rmSync(join(STANDALONE, name), { force: true });
  // Next does not copy the static files into the standalone folder.
  cpSync(join('.next', 'static'), join(STANDALONE, '.next', 'static'), { recursive: true });
  const isForEvery = (file: string) => basename(file) !== INFORMATION_PDF;
  cpSync('deliverables', join(STANDALONE, 'deliverables'), { recursive: true, filter: isForEvery });
  // In a process of its own: it names the firm, and here the facts of the site may have been read before `.env` was.
  const information = startNode('The withdrawal information', [
    ...INFORMATION_PROGRAM,
    join(STANDALONE, 'deliverables'),
  ]);
  onStart?.(information);
  if (!(await information.succeeded)) throw new Error('The PDF of the withdrawal information cannot be written.');
  cpSync('public', join(STANDALONE, 'public'), { recursive: true });
  writeFileSync(FINGERPRINT, wanted);
}
