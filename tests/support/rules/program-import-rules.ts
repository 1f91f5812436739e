import { importsOf, type Source } from './sources';

/** What the files of a path may import from this project; packages are their own affair. The first rule that fits counts. */
const RULES: [importer: RegExp, allowed: RegExp][] = [
  [/^sandbox\//, /^(sandbox\/|lib\/shared\/(env|money)$|scripts\/entry-point$)/],
  [/^scripts\/(test\.ts$|test\/)/, /^(scripts|tests\/support|lib)\//],
  [/^scripts\/prerendered\//, /^(scripts|lib|components)\//],
  [/^scripts\//, /^(scripts|lib|prisma)\//],
  [/^prisma\//, /^(prisma\/|lib\/|scripts\/(entry-point|env-file)$)/],
  // Suites share helpers through tests/support alone.
  [/^tests\/support\//, /^(tests\/support|app|components|lib|emails|messages|prisma|sandbox|scripts)\//],
  [/^tests\/e2e\//, /^(tests\/(support|e2e)|app|components|lib|emails|messages|prisma|sandbox|scripts)\//],
  [
    /^tests\/integration\//,
    /^(tests\/(support|integration)|app|components|lib|emails|messages|prisma|sandbox|scripts)\//,
  ],
  [/^tests\/unit\//, /^(tests\/(support|unit)|app|components|lib|emails|messages|prisma|sandbox|scripts)\//],
  [/^tests\/bench\//, /^(tests\/(support|bench)|app|components|lib|emails|messages|prisma|sandbox|scripts)\//],
];

const PROJECT = /^(app|components|lib|emails|messages|prisma|sandbox|scripts|tests)(\/|$)/;

/** Every import of the commands, the local providers and the tests that is not allowed, as sentences. */
export function programImportFaults(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const [, allowed] = RULES.find(([importer]) => importer.test(source.path)) ?? [];
    return importsOf(source)
      .filter(({ from }) => allowed && PROJECT.test(from) && !allowed.test(from))
      .map(({ from }) => `${source.path} must not import ${from}`);
  });
}
