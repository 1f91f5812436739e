import type { UserResponseBody } from '@/lib/orders/contract';
import { registerCustomer } from '@/lib/orders/customers/register-customer';
import { customerSchema } from '@/lib/orders/customers/schema';
import { endpoint } from '../../(server)/_http/endpoint';
import { rateLimited } from '../../(server)/_http/rate-limited';
import { readJson } from '../../(server)/_http/read-json';

export const POST = endpoint(
  rateLimited('users', async (request) => {
    const body = await readJson(request, customerSchema);
    if (!body.ok) return body.response;
    const answer: UserResponseBody = await registerCustomer(body.value, new Date());
    return Response.json(answer);
  }),
);
