import { guarded } from '../(server)/_http/endpoint';
import { problem } from '../(server)/_http/problem';

const unknown = guarded(() => problem(404, 'not_found'));

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
