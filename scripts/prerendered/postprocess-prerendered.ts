import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '@/lib/security/content-security-policy';
import { inlineScriptHashes } from './csp-hashes';
import { delayHydration, starter } from './delay-hydration';
import { serverErrorPage } from './server-error-page';

/**
 * What a build leaves to be done on the prerendered pages in `appFolder`: the page for a failure of the server gets the
 * house's hand, scripts wait, and the `.meta` file beside each HTML, from which Next answers the headers, gets the page's
 * policy. Such a page is the same for everybody, so it can carry no nonce: its inline scripts are named by their hashes.
 */
export function postprocessPrerendered(appFolder: string): void {
  const program = starter();
  const serverError = serverErrorPage(readFileSync(join(appFolder, '_not-found.html'), 'utf8'));
  writeFileSync(join(appFolder, '_global-error.html'), serverError);
  writeFileSync(join(appFolder, '..', 'pages', '500.html'), serverError);
  for (const page of readdirSync(appFolder, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue;
    const file = join(appFolder, page);
    const html = delayHydration(readFileSync(file, 'utf8'), page, program);
    writeFileSync(file, html);
    const metaFile = file.replace(/\.html$/, '.meta');
    const meta: { headers?: Record<string, string> } = JSON.parse(readFileSync(metaFile, 'utf8'));
    const policy = contentSecurityPolicy({ scripts: inlineScriptHashes(html) });
    meta.headers = { ...meta.headers, 'content-security-policy': policy };
    writeFileSync(metaFile, JSON.stringify(meta));
  }
}
