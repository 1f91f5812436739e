import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ProblemCode } from '@/lib/orders/contract';
import type { LimitName } from '@/lib/server/security/rate-limit';
import { type ProblemAnswer, problem } from './problem';
import { overLimit } from './rate-limited';
import { type Read, readJson } from './read-json';

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

type ReadInput = (request: Request) => Promise<Read<unknown>>;

type Judged<Session> =
  | { ok: true; session: Session; now: Date; input: object }
  | { ok: false; response: Promise<ProblemAnswer> };

/**
 * The order in which every call of a session is judged. The body comes first, because its sender decides how long it takes; then the
 * session. What is wrong with the body is told only to callers who may make the call. A session that ends later is found by `lockSession`,
 * in the transaction of the change.
 */
async function judge<Session extends { isConfirmed: boolean }, Rules extends SessionRules>(
  { offOf, sessionOf, closed, refusalOf }: Realm<Session, Rules>,
  rules: Rules,
  read: ReadInput,
  request: Request,
): Promise<Judged<Session>> {
  const refuse = (status: number, code: ProblemCode) => ({ ok: false, response: problem(status, code) }) as const;
  const off = await offOf?.();
  if (off) return refuse(404, off);
  const input = await read(request);
  const now = new Date();
  const session = await sessionOf(request, now);
  if (!session) return refuse(401, closed);
  const refusal = refusalOf?.(session, rules);
  if (refusal) return refuse(403, refusal);
  if (rules.stepUp && !session.isConfirmed) return refuse(403, 'confirm_needed');
  return input.ok ? { ok: true, session, now, input: input.value as object } : input;
}

/** What a call of a realm finds in its context: `now` always, `session` where it needs one. */
type Within<Found> = { Variables: Found & { now: Date } };
type Reads<Name extends string> = { [name in Name]?: string };
type Query<Name extends string> = { in: { query?: Reads<Name> }; out: { query: Reads<Name> } };
type Json<Schema extends z.ZodType> = { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } };
type Guard<Found, Takes extends object> = MiddlewareHandler<Within<Found>, string, Takes, ProblemAnswer>;

/** The guards of a realm's calls: each stands before its handler in a router. */
export function callsOf<Session extends { isConfirmed: boolean }, Rules extends SessionRules>(
  realm: Realm<Session, Rules>,
) {
  const judgedAs =
    <Takes extends object>(kind: 'json' | 'query', rules: Rules, read: ReadInput): Guard<{ session: Session }, Takes> =>
    async (c, next) => {
      const judged = await judge(realm, rules, read, c.req.raw);
      if (!judged.ok) return judged.response;
      c.req.addValidatedData(kind, judged.input);
      c.set('session', judged.session);
      c.set('now', judged.now);
      return next();
    };

  return {
    /** A call of a session that has no body, or receives it as a stream. `reads` are the names of its query: the first value of each. */
    call<Name extends string = never>(rules: Rules & { reads?: readonly Name[] } = {} as Rules) {
      return judgedAs<Query<Name>>('query', rules, async ({ url }) => {
        const given = new URL(url).searchParams;
        const read = (rules.reads ?? []).map((name) => [name, given.get(name) ?? undefined]);
        return { ok: true, value: Object.fromEntries(read) };
      });
    },

    /** A call of a session with a JSON body. */
    change<Schema extends z.ZodType>(schema: Schema, rules = {} as Rules) {
      return judgedAs<Json<Schema>>('json', rules, (request) => readJson(request, schema));
    },

    /** A call with a JSON body that needs no session: limited by network before anything is read. */
    entry<Schema extends z.ZodType>(schema: Schema, limit: LimitName): Guard<object, Json<Schema>> {
      return async (c, next) => {
        const over = await overLimit(limit, c.req.raw);
        if (over) return over;
        const off = await realm.offOf?.();
        if (off) return problem(404, off);
        const body = await readJson(c.req.raw, schema);
        if (!body.ok) return body.response;
        c.req.addValidatedData('json', body.value as object);
        c.set('now', new Date());
        return next();
      };
    },

    /** A call without a body that needs no session. */
    anyone(): Guard<object, object> {
      return async (c, next) => {
        const off = await realm.offOf?.();
        if (off) return problem(404, off);
        c.set('now', new Date());
        return next();
      };
    },
  };
}
