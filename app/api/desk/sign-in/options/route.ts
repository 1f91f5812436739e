import { beginSignIn } from '@/lib/staff/begin-sign-in';
import { endpoint } from '../../../_http/endpoint';
import { rateLimited } from '../../../_http/rate-limited';
import { readJson } from '../../../_http/read-json';
import { deskFailure } from '../../_http/desk-failure';
import { nothingSchema } from '../../_http/nothing-schema';

export const POST = endpoint(
  rateLimited('desk-entry', async (request) => {
    const body = await readJson(request, nothingSchema);
    if (!body.ok) return body.response;
    const begun = await beginSignIn(new Date());
    return begun.ok ? Response.json(begun) : deskFailure(begun.reason);
  }),
);
