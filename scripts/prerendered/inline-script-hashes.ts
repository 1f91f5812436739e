import { createHash } from 'node:crypto';
import { runningInlineScripts } from './running-inline-scripts';

/** As sources of a content security policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = runningInlineScripts(html).map(
    ({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
