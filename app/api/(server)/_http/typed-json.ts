import type { TypedResponse } from 'hono';

/** As `c.json`, for what is JSON already and contains itself: Hono's type of JSON does not follow it. */
export function typedJson<Body>(body: Body, init?: ResponseInit) {
  return Response.json(body, init) as Response & TypedResponse<Body, 200, 'json'>;
}
