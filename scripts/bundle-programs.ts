import { build } from 'esbuild';

// Packages in CommonJS call require(), which a module has to make for itself.
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Writes each program, by the name that its file gets, into one .mjs that needs neither sources nor packages. */
export async function bundlePrograms(programs: Record<string, string>, folder: string): Promise<void> {
  await build({
    entryPoints: programs,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    banner: { js: REQUIRE },
    // It breaks builds that would ship a module to browsers, and these run on a server.
    alias: { 'server-only': './scripts/server-only-stub.mjs' },
    external: ['pg-native'],
    logLevel: 'warning',
  });
}
