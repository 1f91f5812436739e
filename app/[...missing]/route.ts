import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@/lib/log';

type Context = { params: Promise<{ missing: string[] }> };

/**
 * Every path that no other route answers, logged without its query, which may carry anything. Next's own way, a page that
 * calls notFound(), answers an empty document that only JavaScript fills; here it is the prerendered screen, complete.
 */
async function answerMissing(request: Request, { params }: Context): Promise<Response> {
  const { missing } = await params;
  // Links to pages are fetched ahead of a click that may never come.
  if (!request.headers.has('rsc')) log.warn({ path: `/${missing.join('/')}` }, 'page not found');
  return new Response(await notFoundPage(), { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

export {
  answerMissing as DELETE,
  answerMissing as GET,
  answerMissing as PATCH,
  answerMissing as POST,
  answerMissing as PUT,
};

let page: Promise<string> | undefined;

/** What `next build` made of app/not-found.tsx; under `next dev`, where nothing is prerendered, the words alone. */
function notFoundPage(): Promise<string> {
  page ??= readFile(join(process.cwd(), '.next/server/app/_not-found.html'), 'utf8').catch(() => {
    page = undefined;
    return '<!doctype html><title>404</title><h1>404</h1><p>Oops! Page not found</p>';
  });
  return page;
}
