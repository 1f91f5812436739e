import { join } from 'node:path';
import { buildSync } from 'esbuild';

const LOADER_SOURCE = join(import.meta.dirname, 'hydration-loader.ts');

/** How long an untouched page leaves its scripts alone. */
const IDLE_MS = 10_000;
/** On a part that is opened to be used, or that only a script fills: its page does not wait. */
const STARTS_AT_ONCE = ' data-starts-at-once=""';

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

/** Then the first paint competes with no script. */
export function delayHydration(html: string, loader: string): string {
  if (!html.includes('async=""')) return html;
  const idleMs = html.includes(STARTS_AT_ONCE) ? 0 : IDLE_MS;
  return (
    html
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      .replace(/<script (?=src="[^"]*"[^>]* async="")/g, '<script type="delayed" ')
      // Before the style sheets: a script after one waits for it, and the page waits for the script.
      .replace(/(?=<link rel="(?:stylesheet|preload)")/, () => `<script data-idle-ms="${idleMs}">${loader}</script>`)
  );
}
