import { areSpacesOn } from '@/lib/space/are-spaces-on';
import type { OpenSpace } from '@/lib/space/sessions/read-session';
import { endpoint } from '../../_http/endpoint';
import { problem } from '../../_http/problem';
import { openSpace } from './open-space';

type NextContext<Params> = { params: Promise<Params> };

export type SpaceCall<Params> = { request: Request; session: OpenSpace; now: Date; params: Params };

export type SpaceRules = {
  /** Keys, corrections, export and deletion: a key was used in the last minutes, or 403 `confirm_needed`. */
  stepUp?: true;
  /** The recovery key lets in to replace what was lost and for nothing else: 403 `recovery_unfinished`. */
  recovery?: 'allowed';
};

/** For everything under /api/space: 404 `space_off` where there are no private spaces. */
export function spaceEndpoint<Params = object>(
  handle: (request: Request, params: Params, now: Date) => Promise<Response>,
) {
  return endpoint(async (request, { params }: NextContext<Params>) => {
    if (!(await areSpacesOn())) return problem(404, 'space_off');
    return handle(request, await params, new Date());
  });
}

/** A call of the open space: 401 `space_closed` without a session. The session is judged before a body is read. */
export function withSpace<Params = object>(
  { stepUp, recovery }: SpaceRules,
  handle: (call: SpaceCall<Params>) => Promise<Response>,
) {
  return spaceEndpoint<Params>(async (request, params, now) => {
    const session = await openSpace(request, now);
    if (!session) return problem(401, 'space_closed');
    if (session.kind === 'recovery' && recovery !== 'allowed') return problem(403, 'recovery_unfinished');
    if (stepUp && !session.isConfirmed) return problem(403, 'confirm_needed');
    return handle({ request, session, now, params });
  });
}
