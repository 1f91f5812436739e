import type { z } from 'zod';
import { endpoint } from '../../_http/endpoint';
import { problem } from '../../_http/problem';
import { readJson } from '../../_http/read-json';
import type { DeskCall } from './desk-query';
import { openDesk } from './open-desk';

type NextContext<Params> = { params: Promise<Params> };

type Action<Schema> = {
  schema: Schema;
  /** Money, people, exports and what goes to every subscriber: a passkey was touched in the last minutes, or 403 `confirm_needed`. */
  stepUp?: true;
};

type ActionCall<Schema extends z.ZodType, Params> = DeskCall<Params> & {
  body: z.output<Schema>;
};

/** A change from the desk: 401 without a session, 403 without the touch that it needs, 4xx for a body that its schema refuses. */
export function deskAction<Schema extends z.ZodType, Params = object>(
  { schema, stepUp }: Action<Schema>,
  act: (call: ActionCall<Schema, Params>) => Promise<Response>,
) {
  return endpoint(async (request, context: NextContext<Params>) => {
    // First, because its sender decides how long it takes: the session is judged when the change is about to be made.
    const body = await readJson(request, schema);
    const now = new Date();
    const session = await openDesk(request, now);
    if (!session) return problem(401, 'desk_closed');
    if (stepUp && !session.isConfirmed) return problem(403, 'confirm_needed');
    if (!body.ok) return body.response;
    const { staff, tokenHash } = session;
    const search = new URL(request.url).searchParams;
    return act({ staff, tokenHash, now, params: await context.params, search, body: body.value });
  });
}
