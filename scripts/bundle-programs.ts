import { build } from 'esbuild';

// CommonJS packages call require(), which an ES module must create.
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Bundles each program (output name to entry point) into one .mjs that needs neither sources nor packages. */
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
    // `server-only` breaks builds for browsers; these programs run on a server.
    alias: { 'server-only': './scripts/server-only-stub.mjs' },
    // Imported by branches that these programs never take: the server has no copy of them either.
    external: ['pg-native', 'prettier', 'typescript'],
    logLevel: 'warning',
  });
}
