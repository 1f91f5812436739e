import { importsOf, type Source } from '../sources';

const CLIENT = /^\s*['"]use client['"];/;
/** A page or layout of one address for many contents, which changes while it is open: a server action or a new search renders it again. */
const FOR_MANY = /\/\[[^/]+\]\//;
const READS_SEARCH = /\bsearchParams\b/;
const ENTRY = /^app\/\((public|space)\)\/.*\b(page|layout)\.tsx$/;
const ENDINGS = ['.tsx', '.ts', '/index.ts'];

/** The components of public pages that may render again while their page is open, in files with JSX. */
export function liveComponents(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const importedBy = (source: Source) =>
    importsOf(source).flatMap(({ from, typeOnly }) => {
      const path = typeOnly ? undefined : ENDINGS.map((ending) => from + ending).find((name) => byPath.has(name));
      return byPath.get(path ?? '') ?? [];
    });
  const ofPages = reachedFrom(
    sources.filter(({ path }) => ENTRY.test(path)),
    importedBy,
  );
  const roots = ofPages.filter(
    ({ path, text }) => CLIENT.test(text) || (ENTRY.test(path) && (FOR_MANY.test(path) || READS_SEARCH.test(text))),
  );
  return reachedFrom(roots, importedBy)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.tsx'))
    .sort();
}

function reachedFrom(roots: readonly Source[], importedBy: (source: Source) => Source[]): Source[] {
  const reached = new Set(roots);
  // A Set iterates over what is added meanwhile.
  for (const source of reached) for (const imported of importedBy(source)) reached.add(imported);
  return [...reached];
}
