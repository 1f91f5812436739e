import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describePath, log } from '@/lib/server/log';
import { inFrontOfNext } from '@/lib/server/process/in-front-of-next';
import { sendPlainAnswer } from './send-plain-answer';

const PREFIX = '/_next/static/';

/** Files that this build does not have are answered at once. Next would send the page for unknown addresses, for five milliseconds each. */
export function refuseMissingFiles(folder = process.cwd()): void {
  const files = filesOfBuild(join(/* turbopackIgnore: true */ folder, '.next', 'static'));
  inFrontOfNext(() => (request, response, passOn) => {
    const path = missingFile(request.url ?? '', files);
    if (path === null) return passOn(request, response);
    log.warn({ path: describePath(path) }, 'file not found');
    sendPlainAnswer(response, 404, 'Not Found');
  });
}

/** A build does not change under its server: a new one comes with a new process. */
function filesOfBuild(folder: string): ReadonlySet<string> {
  if (!existsSync(/* turbopackIgnore: true */ folder)) return new Set();
  const entries = readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')));
}

function missingFile(url: string, files: ReadonlySet<string>): string | null {
  if (!url.startsWith(PREFIX)) return null;
  const [path = ''] = url.split('?', 1);
  // It decodes: refuse-unreadable.ts comes first.
  return files.has(decodeURIComponent(path.slice(PREFIX.length))) ? null : path;
}
