import type { ProblemCode } from '@/lib/orders/contract';
import { areSpacesOn } from '@/lib/space/are-spaces-on';
import type { OpenSpace } from '@/lib/space/sessions/space-sessions';
import { endpoint } from '../../(server)/_http/endpoint';
import { inSession, noBody, type ReadBody, type SessionCall, type SessionRules } from '../../(server)/_http/in-session';
import { problem } from '../../(server)/_http/problem';
import { openSpace } from './open-space';

type NextContext<Params> = { params: Promise<Params> };

export type SpaceCall<Params, Body = null> = SessionCall<OpenSpace, Params, Body>;

export type SpaceRules = SessionRules & {
  /** The recovery key lets in to replace what was lost and for nothing else: 403 `recovery_unfinished`. */
  recovery?: 'allowed';
};

export const REALM = {
  offOf,
  sessionOf: openSpace,
  closed: 'space_closed',
  refusalOf: ({ kind }: OpenSpace, { recovery }: SpaceRules) =>
    kind === 'recovery' && recovery !== 'allowed' ? 'recovery_unfinished' : null,
} as const;

async function offOf(): Promise<ProblemCode | null> {
  return (await areSpacesOn()) ? null : 'space_off';
}

/** For everything under /api/space: 404 `space_off` where there are no private spaces. */
export function spaceEndpoint<Params = object>(
  handle: (request: Request, params: Params, now: Date) => Promise<Response>,
) {
  return endpoint(async (request, { params }: NextContext<Params>) => {
    const off = await offOf();
    return off ? problem(404, off) : handle(request, await params, new Date());
  });
}

/** A call of the open space that has no body, or receives it as a stream: 401 `space_closed` without a session. */
export function withSpace<Params = object>(rules: SpaceRules, handle: (call: SpaceCall<Params>) => Promise<Response>) {
  return inSpace<null, Params>(rules, noBody, handle);
}

export function inSpace<Body, Params>(
  rules: SpaceRules,
  read: ReadBody<Body>,
  handle: (call: SpaceCall<Params, Body>) => Promise<Response>,
) {
  return inSession(REALM, rules, read, handle);
}
