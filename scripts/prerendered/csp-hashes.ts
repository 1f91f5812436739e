import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The scripts that run from within this HTML, as CSP sources. Data blocks such as JSON-LD are never run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="application\/(ld\+)?json"/.test(attributes),
    )
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
