import { drainBody } from '@/lib/server/uploads/drain-body';
import { servedBy } from '../../(server)/_http/served-by';
import { spaceApi } from '../space-api';

const serveSpace = servedBy(spaceApi, 'space_closed');

/** Browsers read an answer only after they have sent everything, so a document that is refused, by whatever, is read to its end. */
async function serve(request: Request): Promise<Response> {
  const answer = await serveSpace(request);
  const isDocument = request.method === 'POST' && new URL(request.url).pathname === '/api/space/items';
  if (isDocument && !answer.ok) await drainBody(request);
  return answer;
}

export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
