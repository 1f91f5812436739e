import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '@/lib/security/content-security-policy';

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

/**
 * Writes the policy of every prerendered page into the `.meta` file beside its HTML, from which Next answers the headers.
 * A prerendered page is the same for everybody, so it can carry no nonce: its inline scripts are named by their hashes.
 */
export function writeContentSecurityPolicies(appFolder: string): number {
  const pages = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const scripts = inlineScriptHashes(readFileSync(join(appFolder, page), 'utf8'));
    const metaFile = join(appFolder, page.replace(/\.html$/, '.meta'));
    const meta: { headers?: Record<string, string> } = JSON.parse(readFileSync(metaFile, 'utf8'));
    meta.headers = { ...meta.headers, 'content-security-policy': contentSecurityPolicy({ scripts }) };
    writeFileSync(metaFile, JSON.stringify(meta));
  }
  return pages.length;
}
