import { registerCustomer } from '@/lib/customers/register-customer';
import { customerSchema } from '@/lib/customers/schema';
import type { UserResponseBody } from '@/lib/orders/contract';
import { endpoint } from '../_http/endpoint';
import { rateLimited } from '../_http/rate-limited';
import { readJson } from '../_http/read-json';

export const POST = endpoint(
  rateLimited('users', async (request) => {
    const body = await readJson(request, customerSchema);
    if (!body.ok) return body.response;
    const answer: UserResponseBody = await registerCustomer(body.value, new Date());
    return Response.json(answer);
  }),
);
