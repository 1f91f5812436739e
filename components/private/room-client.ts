import type { ExtractSchema } from 'hono/types';
import type { privateFetch } from './private-fetch';

type FetchJson = ReturnType<typeof privateFetch>['json'];
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Endpoint = { input: unknown; output: unknown };

/** The calls of a router with this method, by their paths. */
type Calls<Router, Verb extends Method> = {
  [Path in keyof ExtractSchema<Router> as ExtractSchema<Router>[Path] extends Record<`$${Verb}`, Endpoint>
    ? Path
    : never]: ExtractSchema<Router>[Path] extends Record<`$${Verb}`, infer Call> ? Call : never;
};
type Answer<Call> = Call extends { output: infer Output } ? (Output extends null ? undefined : Output) : never;
type Body<Call, None = void> = Call extends { input: { json: infer Json } } ? Json : None;
/** What its address says: `param` and `query`. */
type Place<Call> = Call extends { input: infer Input } ? Omit<Input, 'json'> : never;
type Given<Call> = object extends Place<Call> ? [place?: Place<Call>] : [place: Place<Call>];

type Placed = { param?: Record<string, string>; query?: Record<string, string | undefined> };

/** What a page shows of a call that reads. `key` is its place in the cache. */
export type View<Shown> = {
  key: readonly [realm: string, path: string];
  read: (signal?: AbortSignal) => Promise<Shown>;
};

/** The calls below one address, typed by the router that answers them. */
export function roomClient<Router>(realm: 'desk' | 'space', fetchJson: FetchJson, prefix: string) {
  const changeWith =
    <Verb extends Method>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    <Path extends keyof Calls<Router, Verb> & string>(path: Path, ...[place]: Given<Calls<Router, Verb>[Path]>) =>
    (body: Body<Calls<Router, Verb>[Path]>, signal?: AbortSignal) =>
      fetchJson<Answer<Calls<Router, Verb>[Path]>>(prefix + placed(path, place), {
        method,
        body,
        ...(signal && { signal }),
      });
  return {
    get<Path extends keyof Calls<Router, 'get'> & string>(
      path: Path,
      ...[place]: Given<Calls<Router, 'get'>[Path]>
    ): View<Answer<Calls<Router, 'get'>[Path]>> {
      const address = prefix + placed(path, place);
      return { key: [realm, address], read: (signal) => fetchJson(address, signal && { signal }) };
    },
    post: changeWith<'post'>('POST'),
    put: changeWith<'put'>('PUT'),
    patch: changeWith<'patch'>('PATCH'),
    delete: changeWith<'delete'>('DELETE'),
  };
}

function placed(path: string, { param = {}, query = {} }: Placed = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''));
  const asked = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return `${filled === '/' ? '' : filled}${asked.size > 0 ? `?${asked}` : ''}`;
}
