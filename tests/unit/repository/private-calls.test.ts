import type { Hono } from 'hono';
import { deskApi } from '@/app/api/desk/desk-api';
import { spaceApi } from '@/app/api/space/space-api';
import { privateCalls } from '@/tests/support/http/private-calls';
import { readSources } from '@/tests/support/rules/sources';

const inFiles = readSources(['app/api/desk', 'app/api/space'])
  .filter(({ path }) => /(?<!\.\.\.path\]+)\/route\.ts$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:const|async function) (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(([, method = '']) => {
      const address = path.replace(/^app/, '').replace(/\/route\.ts$/, '');
      return { name: `${method} ${address}`, address };
    }),
  );
const addressOf = (path: string) => path.replaceAll(/:(\w+)/g, '[$1]');
const inRouters = [deskApi, spaceApi].flatMap(({ routes }) =>
  routes.map(({ method, path }) => ({ name: `${method} ${addressOf(path)}`, address: addressOf(path) })),
);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

test('the table of calls is what files and routers declare', () => {
  expect(sorted([...inFiles, ...inRouters].map(({ name }) => name))).toEqual(
    sorted(privateCalls.map(({ name }) => name)),
  );
});

test('no file hides an address of a router', () => {
  const routed = new Set(inRouters.map(({ address }) => address));
  expect(inFiles.filter(({ address }) => routed.has(address))).toEqual([]);
});

/** Paths that another one with the same method takes away, because it stands for any segment and is declared before. */
function hidden({ routes }: Pick<Hono, 'routes'>): string[] {
  const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return routes
    .filter(({ method, path }, at) =>
      routes
        .slice(0, at)
        .some((before) => before.method === method && before.path !== path && patternOf(before.path).test(path)),
    )
    .map(({ path }) => path);
}

test('a segment by its name is declared before one that stands for any', () => {
  expect([deskApi, spaceApi].flatMap(hidden)).toEqual([]);
});

test('the rule can fail', () => {
  const route = (path: string) => ({ basePath: '/', path, method: 'GET', handler: () => undefined });
  expect(hidden({ routes: [route('/:id'), route('/:id'), route('/hours')] })).toEqual(['/hours']);
});
