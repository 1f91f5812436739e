import type { z } from 'zod';
import type { SessionRules } from '../../(server)/_http/in-session';
import { readJson } from '../../(server)/_http/read-json';
import { atDesk, type DeskCall } from './desk-query';

type Action<Schema> = SessionRules & { schema: Schema };

/** A change from the desk: 401 without a session, 403 without the touch that it needs, 4xx for a body that its schema refuses. */
export function deskAction<Schema extends z.ZodType, Params = object>(
  { schema, ...rules }: Action<Schema>,
  act: (call: DeskCall<Params, z.output<Schema>>) => Promise<Response>,
) {
  return atDesk<z.output<Schema>, Params>(rules, (request) => readJson(request, schema), act);
}
