import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type Source = { path: string; text: string };
type Import = { from: string; typeOnly: boolean };

const CODE = /\.(ts|tsx|mjs)$/;

/** Every source file below these folders, generated ones left out. Paths are relative to the project and use slashes. */
export function readSources(folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.startsWith('lib/generated/') && !path.includes('/.next/'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}

const STATEMENT =
  /^[ \t]*(?:import|export)\s+(?<type>type\s+)?(?:[\w*{][^;'"]*?\sfrom\s*)?['"](?<from>[^'"]+)['"]|\b(?:import|require)\(\s*['"](?<call>[^'"]+)['"]\s*\)/gm;

/** What a module imports, project files as paths from the root (`lib/shared/money`), packages under their own names. */
export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(STATEMENT)].map(({ groups }) => {
    const given = groups?.from ?? groups?.call ?? '';
    const from = given.startsWith('@/')
      ? given.slice(2)
      : given.startsWith('.')
        ? normalize(join(dirname(path), given))
        : given;
    return { from, typeOnly: Boolean(groups?.type) };
  });
}
