import { drainBody } from '@/lib/server/uploads/drain-body';
import { servedBy } from '../../(server)/_http/served-by';
import { spaceApi } from '../space-api';

const serve = servedBy(spaceApi, 'space_closed');

/** Browsers read an answer only after they have sent everything, so a document that is refused, by whatever, is read to its end. */
async function handle(request: Request): Promise<Response> {
  const answer = await serve(request);
  const isDocument = request.method === 'POST' && new URL(request.url).pathname === '/api/space/items';
  if (isDocument && !answer.ok) await drainBody(request);
  return answer;
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
