import { describePath, log } from '@/lib/server/log';
import { answerNotFound } from '../_http/answer-not-found';

type Context = { params: Promise<{ missing: string[] }> };

/**
 * Every path that no other route answers, logged without its query, which may carry anything. Next's own way, a page that
 * calls notFound(), answers an empty document that only JavaScript fills; here it is the prerendered screen, complete.
 */
async function answerMissing(request: Request, { params }: Context): Promise<Response> {
  const { missing } = await params;
  // Links to pages are fetched ahead of a click that may never come.
  if (!request.headers.has('rsc')) log.warn({ path: describePath(`/${missing.join('/')}`) }, 'page not found');
  return answerNotFound('_not-found', 'Oops! Page not found');
}

export {
  answerMissing as DELETE,
  answerMissing as GET,
  answerMissing as PATCH,
  answerMissing as POST,
  answerMissing as PUT,
};
