import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy } from '@/lib/server/security/content-security-policy';
import { delayHydration, hydrationLoader } from './delay-hydration';
import { inlineScriptHashes } from './inline-script-hashes';
import { movePageData } from './move-page-data';
import { serverErrorPage } from './server-error-page';

type Options = { delay: boolean };

/**
 * Post-processes the prerendered HTML of a build, whose files lie in `folder` (`.next`): own 500 page, delayed scripts, and a
 * content security policy with the hashes of the inline scripts, in the `.meta` file from which Next sends the headers.
 * Prerendered pages are the same for all visitors, so they cannot carry a nonce.
 */
export function postprocessPrerendered(folder: string, { delay }: Options): void {
  const pages = join(folder, 'server', 'app');
  const serverError = serverErrorPage(readFileSync(join(pages, '_not-found.html'), 'utf8'));
  writeFileSync(join(pages, '_global-error.html'), serverError);
  writeFileSync(join(folder, 'server', 'pages', '500.html'), serverError);
  const loader = hydrationLoader();
  for (const page of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue;
    const file = join(pages, page);
    const original = readFileSync(file, 'utf8');
    const html = delay && original !== serverError ? delayed(original, loader, folder) : original;
    writeFileSync(file, html);
    writePolicy(file.replace(/\.html$/, '.meta'), html);
  }
}

function delayed(original: string, loader: string, folder: string): string {
  const { html, file } = movePageData(original);
  mkdirSync(dirname(join(folder, file.path)), { recursive: true });
  writeFileSync(join(folder, file.path), file.content);
  return delayHydration(html, loader);
}

function writePolicy(metaFile: string, html: string): void {
  const meta: { headers?: Record<string, string> } = JSON.parse(readFileSync(metaFile, 'utf8'));
  const policy = contentSecurityPolicy({ scripts: inlineScriptHashes(html) });
  meta.headers = { ...meta.headers, 'content-security-policy': policy };
  writeFileSync(metaFile, JSON.stringify(meta));
}
