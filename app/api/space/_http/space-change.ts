import type { z } from 'zod';
import { readJson } from '../../_http/read-json';
import { type SpaceCall, type SpaceRules, withSpace } from './space-endpoint';

type Change<Schema> = SpaceRules & { schema: Schema };

/** A change of the open space with a JSON body: as `withSpace`, and 4xx for a body that its schema refuses. */
export function spaceChange<Schema extends z.ZodType, Params = object>(
  { schema, ...rules }: Change<Schema>,
  change: (body: z.output<Schema>, call: SpaceCall<Params>) => Promise<Response>,
) {
  return withSpace<Params>(rules, async (call) => {
    const body = await readJson(call.request, schema);
    return body.ok ? change(body.value, call) : body.response;
  });
}
