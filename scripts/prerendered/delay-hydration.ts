import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { isTool } from '@/lib/seo/pages';

const LOADER_SOURCE = join(import.meta.dirname, 'hydration-loader.ts');

/** How long an untouched page leaves its scripts alone. Tools are opened to be used and do not wait. */
const IDLE_MS = { reading: 10_000, tool: 0 };

/** The program that starts the delayed scripts, as it is written into the pages. */
export function hydrationLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [LOADER_SOURCE],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Delays the scripts of a prerendered page until it is touched or idle, so that its first paint competes with no script for
 * network and processor. `page` is the path of its HTML below the folder of all pages.
 */
export function delayHydration(html: string, page: string, loader: string): string {
  if (!html.includes('async=""')) return html;
  const idleMs = isTool(`/${page}`) ? IDLE_MS.tool : IDLE_MS.reading;
  return (
    html
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      .replace(/<script (?=src="[^"]*"[^>]* async="")/g, '<script type="delayed" ')
      // Before the style sheets: a script after one waits for it, and the page waits for the script.
      .replace(/(?=<link rel="(?:stylesheet|preload)")/, () => `<script data-idle-ms="${idleMs}">${loader}</script>`)
  );
}
