import 'server-only';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';

/** Milliseconds. */
export type Lifetime = number;

/** Pages with prices, the same for all visitors. At most two seconds old: this lifetime, and again while rendering. */
const RENDERED = /^\/(servicios|contratanos|checkout\/[a-z0-9-]{1,200})$/;
const RENDERED_LIFETIME: Lifetime = 1000;

const manifest = z.object({ routes: z.record(z.string(), z.object({ dataRoute: z.string().nullable() })) });

/** Without Next's own, whose paths begin with "/_". */
export function prerenderedPaths(): Set<string> {
  const file = join(process.cwd(), '.next', 'prerender-manifest.json');
  const { routes } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const pages = Object.entries(routes).filter(([path, { dataRoute }]) => dataRoute !== null && !path.startsWith('/_'));
  return new Set(pages.map(([path]) => path));
}

// Headers of Next's router, draft mode and middleware select another answer at the same address.
const SELECTS_OTHER_ANSWER =
  /^(rsc|content-type|transfer-encoding|next-|x-nextjs-|x-prerender-|x-middleware-|x-matched-)/;

export function keptPath(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  prerendered: ReadonlySet<string>,
): { path: string; lifetime: Lifetime } | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (Object.keys(headers).some((name) => SELECTS_OTHER_ANSWER.test(name))) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;
  const [path = '', query] = url.split('?', 2);
  if (prerendered.has(path)) return query?.includes('_rsc=') ? null : { path, lifetime: Number.POSITIVE_INFINITY };
  // Next's router fetches a page in parts.
  const isDocument = headers['sec-fetch-dest'] !== 'empty';
  return query === undefined && isDocument && RENDERED.test(path) ? { path, lifetime: RENDERED_LIFETIME } : null;
}
