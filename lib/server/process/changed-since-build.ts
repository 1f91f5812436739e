import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteEnv } from '@/lib/shared/env';

/** Written by the build, beside the prerendered pages: the variables that they show. */
export const SITE_OF_BUILD = join('.next', 'site.json');

/** The variables of the site that are not those of the build: prerendered pages and the server would say different things. */
export function changedSinceBuild(folder = process.cwd()): string[] {
  const text = readFileSync(join(/* turbopackIgnore: true */ folder, SITE_OF_BUILD), 'utf8');
  const built = z.record(z.string(), z.string()).parse(JSON.parse(text));
  const now: Record<string, string | undefined> = siteEnv();
  return Object.keys({ ...built, ...now }).filter((name) => built[name] !== now[name]);
}
