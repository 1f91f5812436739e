import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Imported by branches that we never take: readable HTML of e-mails, a configuration in TypeScript. They come with the
 * instrumentation, which `outputFileTracingExcludes` does not reach.
 */
const UNUSED = ['prettier', 'typescript'];

/** Deletes them from a standalone server, with the links that Turbopack makes to them. */
export function removeUnusedPackages(standalone: string): void {
  const links = join(standalone, '.next', 'node_modules');
  const isLink = (name: string) => UNUSED.some((unused) => name.startsWith(`${unused}-`));
  for (const link of readdirSync(links).filter(isLink)) rmSync(join(links, link));
  for (const name of UNUSED) rmSync(join(standalone, 'node_modules', name), { recursive: true, force: true });
}
