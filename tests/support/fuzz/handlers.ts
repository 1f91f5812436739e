import { privateAddresses } from '@/tests/support/http/private-calls';
import { readSources } from '@/tests/support/rules/sources';

/** Every address of the application that a handler answers: `/api/orders/[sessionId]`. */
export function routeHandlers(): string[] {
  const files = readSources(['app'])
    .filter(({ path }) => /\/route\.tsx?$/.test(path))
    .map(({ path }) => path.replace(/^app/, '').replace(/\/route\.tsx?$/, ''))
    .map((path) => path.replaceAll(/\/\([^)]+\)/g, '') || '/')
    .filter((path) => !/^\/api\/(desk|space)(\/|$)/.test(path));
  return [...files, ...privateAddresses.map(({ address }) => address)].sort();
}
