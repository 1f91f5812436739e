import type { ProblemCode } from '@/lib/orders/contract';
import { SessionEnded } from '@/lib/private/lock-session';
import { endpoint } from './endpoint';
import { problem } from './problem';
import type { Read } from './read-json';

type NextContext<Params> = { params: Promise<Params> };

export type SessionRules = {
  /** A key was used in the last minutes, or 403 `confirm_needed`. */
  stepUp?: true;
};

/** What the calls of the desk and those of a space have of their own. */
type Realm<Session, Rules> = {
  /** The code of 404 where there is no such realm; null where there is. */
  offOf?: () => Promise<ProblemCode | null>;
  /** The session of the request; null without one. */
  sessionOf: (request: Request, now: Date) => Promise<Session | null>;
  /** The code of 401. */
  closed: ProblemCode;
  /** The code of 403 for a session that is not for this; null for one that is. */
  refusalOf?: (session: Session, rules: Rules) => ProblemCode | null;
};

export type ReadBody<Body> = (request: Request) => Promise<Read<Body>>;

export type SessionCall<Session, Params, Body> = {
  request: Request;
  session: Session;
  now: Date;
  params: Params;
  body: Body;
};

/** For a call without a body, and for one that its handler receives as a stream. */
export const noBody: ReadBody<null> = async () => ({ ok: true, value: null });

/**
 * The order in which every call of a session is judged. The body comes first, because its sender decides how long it takes; then the
 * session. What is wrong with the body is told only to callers who may make the call. A session that ends later is found by `lockSession`,
 * in the transaction of the change.
 */
export function inSession<Session extends { isConfirmed: boolean }, Rules extends SessionRules, Body, Params>(
  { offOf, sessionOf, closed, refusalOf }: Realm<Session, Rules>,
  rules: Rules,
  read: ReadBody<Body>,
  act: (call: SessionCall<Session, Params, Body>) => Promise<Response>,
) {
  return endpoint(async (request, context: NextContext<Params>) => {
    const off = await offOf?.();
    if (off) return problem(404, off);
    const body = await read(request);
    const now = new Date();
    const session = await sessionOf(request, now);
    if (!session) return problem(401, closed);
    const refusal = refusalOf?.(session, rules);
    if (refusal) return problem(403, refusal);
    if (rules.stepUp && !session.isConfirmed) return problem(403, 'confirm_needed');
    if (!body.ok) return body.response;
    const params = await context.params;
    return unlessEnded(closed, () => act({ request, session, now, params, body: body.value }));
  });
}

/** 401 if the session ends before the change is made. */
export async function unlessEnded(closed: ProblemCode, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof SessionEnded) return problem(401, closed);
    throw error;
  }
}
