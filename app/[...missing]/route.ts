import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describePath, log } from '@/lib/log';

type Context = { params: Promise<{ missing: string[] }> };

/** The screen is the same for all; what does not exist now may exist soon. */
const SHARED_FOR_SECONDS = 10;

/**
 * Every path that no other route answers, logged without its query, which may carry anything. Next's own way, a page that
 * calls notFound(), answers an empty document that only JavaScript fills; here it is the prerendered screen, complete.
 */
async function answerMissing(request: Request, { params }: Context): Promise<Response> {
  const { missing } = await params;
  // Links to pages are fetched ahead of a click that may never come.
  if (!request.headers.has('rsc')) log.warn({ path: describePath(`/${missing.join('/')}`) }, 'page not found');
  const { html, headers } = await notFoundPage();
  return new Response(html, { status: 404, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}

export {
  answerMissing as DELETE,
  answerMissing as GET,
  answerMissing as PATCH,
  answerMissing as POST,
  answerMissing as PUT,
};

type Screen = { html: string; headers: Record<string, string> };

let screen: Promise<Screen> | undefined;

/** What `next build` made of app/global-not-found.tsx; under `next dev`, where nothing is prerendered, the words alone. */
function notFoundPage(): Promise<Screen> {
  screen ??= readPrerendered().catch(() => {
    screen = undefined;
    return { html: '<!doctype html><title>404</title><h1>404</h1><p>Oops! Page not found</p>', headers: {} };
  });
  return screen;
}

async function readPrerendered(): Promise<Screen> {
  const file = join(process.cwd(), '.next/server/app/_not-found');
  const [html, meta] = await Promise.all([readFile(`${file}.html`, 'utf8'), readFile(`${file}.meta`, 'utf8')]);
  const policy: string = JSON.parse(meta).headers['content-security-policy'];
  const lifetime = `public, max-age=0, s-maxage=${SHARED_FOR_SECONDS}`;
  return { html, headers: { 'Content-Security-Policy': policy, 'Cache-Control': lifetime } };
}
