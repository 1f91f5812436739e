import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { isTool } from '@/lib/shared/seo/pages';

const LOADER_SOURCE = join(import.meta.dirname, 'hydration-loader.ts');

/** How long an untouched page leaves its scripts alone. Tools are opened to be used and do not wait. */
const IDLE_MS = { reading: 10_000, tool: 0 };

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

/** Then the first paint competes with no script. `page` is the path of the HTML below the folder of all pages. */
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
