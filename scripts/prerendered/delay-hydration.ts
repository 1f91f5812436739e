import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { isTool } from '@/lib/seo/pages';

const STARTER = join(import.meta.dirname, 'hydration-loader.ts');

/** For how long an untouched page to be read leaves its scripts alone. A tool is there to be touched, and waits for nothing. */
const PATIENCE_MS = { reading: 10_000, tool: 0 };

/** The program that starts the waiting scripts, as it is written into the pages. */
export function starter(): string {
  const { outputFiles } = buildSync({
    entryPoints: [STARTER],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * A prerendered page whose scripts wait. What is seen then shares the network and the processor with nothing, which is most
 * of what a visitor on a phone waits for. `page` is the path of its HTML below the folder of all pages.
 */
export function delayHydration(html: string, page: string, program: string): string {
  if (!html.includes('async=""')) return html;
  const patience = isTool(`/${page}`) ? PATIENCE_MS.tool : PATIENCE_MS.reading;
  return (
    html
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      .replace(/<script (?=src="[^"]*"[^>]* async="")/g, '<script type="late" ')
      // Before the style sheets: a script after one waits for it, and the page waits for the script.
      .replace(/(?=<link rel="(?:stylesheet|preload)")/, `<script data-patience="${patience}">${program}</script>`)
  );
}
