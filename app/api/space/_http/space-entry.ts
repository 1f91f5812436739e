import type { z } from 'zod';
import type { LimitName } from '@/lib/server/security/rate-limit';
import { areSpacesOn } from '@/lib/space/are-spaces-on';
import { endpoint } from '../../(server)/_http/endpoint';
import { privateFailure } from '../../(server)/_http/private-failure';
import { rateLimited } from '../../(server)/_http/rate-limited';
import { readJson } from '../../(server)/_http/read-json';

type Entry<Schema> = { schema: Schema; limit?: LimitName };

/** A call without a session: limited by network, its body judged by `schema`. */
export function spaceEntry<Schema extends z.ZodType>(
  { schema, limit = 'space-entry' }: Entry<Schema>,
  handle: (body: z.output<Schema>, request: Request, now: Date) => Promise<Response>,
) {
  return endpoint(
    rateLimited(limit, async (request) => {
      if (!(await areSpacesOn())) return privateFailure('space-off');
      const body = await readJson(request, schema);
      return body.ok ? handle(body.value, request, new Date()) : body.response;
    }),
  );
}
