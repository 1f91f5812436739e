import 'server-only';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';

/** Milliseconds for which a page may be answered again without asking for it. */
export type Lifetime = number;

/** Pages with prices: the same for everybody. They are at most two seconds old, this lifetime and the cache's patience. */
const RENDERED = /^\/(servicios|contratanos|checkout\/[a-z0-9-]{1,200})$/;
const RENDERED_LIFETIME: Lifetime = 1000;

const manifest = z.object({ routes: z.record(z.string(), z.object({ dataRoute: z.string().nullable() })) });

/** The pages that this build has prerendered. A path that begins with "/_" is Next's own. */
export function prerenderedPaths(): Set<string> {
  const file = join(process.cwd(), '.next', 'prerender-manifest.json');
  const { routes } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const pages = Object.entries(routes).filter(([path, { dataRoute }]) => dataRoute !== null && !path.startsWith('/_'));
  return new Set(pages.map(([path]) => path));
}

// What Next's own scripts, its draft mode and its middleware ask with: other answers under the same address.
const OTHER_QUESTION = /^(rsc|content-type|transfer-encoding|next-|x-nextjs-|x-prerender-|x-middleware-|x-matched-)/;

/** The page that this request asks for, if it is one that is answered alike whoever asks; else null. */
export function keptPath(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  prerendered: ReadonlySet<string>,
): { path: string; lifetime: Lifetime } | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (Object.keys(headers).some((name) => OTHER_QUESTION.test(name))) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;
  const [path = '', query] = url.split('?', 2);
  if (prerendered.has(path)) return query?.includes('_rsc=') ? null : { path, lifetime: Number.POSITIVE_INFINITY };
  // Next's scripts fetch a page that they are about to show, and get it in parts.
  const isDocument = headers['sec-fetch-dest'] !== 'empty';
  return query === undefined && isDocument && RENDERED.test(path) ? { path, lifetime: RENDERED_LIFETIME } : null;
}
