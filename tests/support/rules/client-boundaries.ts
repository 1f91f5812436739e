import { importsOf, type Source } from './sources';

const DIRECTIVE = /^\s*['"]use client['"];/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/**
 * The files whose 'use client' changes nothing, because only client modules import them. A directive marks a boundary if a
 * module of the server imports the file, or if the framework does: every file of app/ counts as an entry.
 */
export function redundantClientDirectives(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const isClient = ({ text }: Source) => DIRECTIVE.test(text);
  const importedBy = (source: Source) =>
    importsOf(source).flatMap(({ from, typeOnly }) => {
      const path = typeOnly ? undefined : ENDINGS.map((ending) => from + ending).find((name) => byPath.has(name));
      return byPath.get(path ?? '') ?? [];
    });

  const reached = new Set(sources.filter(({ path }) => path.startsWith('app/')));
  // A Set iterates over what is added meanwhile.
  for (const source of reached) {
    if (!isClient(source)) for (const imported of importedBy(source)) reached.add(imported);
  }
  return sources.filter((source) => isClient(source) && !reached.has(source)).map(({ path }) => path);
}
