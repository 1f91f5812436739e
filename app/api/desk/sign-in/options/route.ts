import { endpoint } from '@/app/api/(server)/_http/endpoint';
import { privateFailure } from '@/app/api/(server)/_http/private-failure';
import { rateLimited } from '@/app/api/(server)/_http/rate-limited';
import { readJson } from '@/app/api/(server)/_http/read-json';
import { beginSignIn } from '@/lib/private/staff/sign-in';
import { nothingSchema } from '../../_http/nothing-schema';

export const POST = endpoint(
  rateLimited('desk-entry', async (request) => {
    const body = await readJson(request, nothingSchema);
    if (!body.ok) return body.response;
    const begun = await beginSignIn(new Date());
    return begun.ok ? Response.json(begun) : privateFailure(begun.reason);
  }),
);
