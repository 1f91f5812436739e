import type { z } from 'zod';
import { readJson } from '../../(server)/_http/read-json';
import { inSpace, type SpaceCall, type SpaceRules } from './space-endpoint';

type Change<Schema> = SpaceRules & { schema: Schema };

/** A change of the open space with a JSON body: as `withSpace`, and 4xx for a body that its schema refuses. */
export function spaceChange<Schema extends z.ZodType, Params = object>(
  { schema, ...rules }: Change<Schema>,
  change: (body: z.output<Schema>, call: SpaceCall<Params, z.output<Schema>>) => Promise<Response>,
) {
  const read = (request: Request) => readJson(request, schema);
  return inSpace<z.output<Schema>, Params>(rules, read, (call) => change(call.body, call));
}
