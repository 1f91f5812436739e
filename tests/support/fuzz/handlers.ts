import { readSources } from '@/tests/support/rules/sources';

/** Every route handler of the application, by its address: `/api/orders/[sessionId]`. */
export function routeHandlers(): string[] {
  return readSources(['app'])
    .filter(({ path }) => /\/route\.tsx?$/.test(path))
    .map(({ path }) => path.replace(/^app/, '').replace(/\/route\.tsx?$/, ''))
    .map((path) => path.replaceAll(/\/\([^)]+\)/g, '') || '/')
    .sort();
}
