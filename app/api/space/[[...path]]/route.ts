import { drainBody } from '@/lib/server/uploads/drain-body';
import { servedBy } from '../../(server)/_http/served-by';
import { spaceApi } from '../space-api';

const serve = servedBy(spaceApi, 'space_closed');

/** Browsers read an answer only after they have sent everything, so a document that is refused, by whatever, is read to its end. */
async function on(request: Request): Promise<Response> {
  const answer = await serve(request);
  const isDocument = request.method === 'POST' && new URL(request.url).pathname === '/api/space/items';
  if (isDocument && !answer.ok) await drainBody(request);
  return answer;
}

export { on as DELETE, on as GET, on as HEAD, on as OPTIONS, on as PATCH, on as POST, on as PUT };
