import { build } from 'esbuild';
import { endWith } from './entry-point';

// Packages in CommonJS call require(), which a module has to make for itself.
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Writes dist/{migrate,seed,worker}.mjs: programs for an image that has neither sources nor packages. */
async function bundle(): Promise<void> {
  await build({
    entryPoints: { migrate: 'scripts/migrate.ts', seed: 'prisma/seed.ts', worker: 'scripts/worker.ts' },
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    banner: { js: REQUIRE },
    // It breaks builds that would ship a module to browsers, and these run on a server.
    alias: { 'server-only': './scripts/nothing.mjs' },
    external: ['pg-native'],
    logLevel: 'warning',
  });
}

endWith(bundle());
