import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandSchema, parseEnv, serverSchema } from '@/lib/shared/env';
import { archiveSettings } from './backup/archive';
import { pruneBackups, takeBackup } from './backup/take-backup';
import { isEntryPoint, runMain } from './entry-point';
import { loadEnvFile } from './env-file';
import { startPostgres } from './postgres/server';
import { databaseUrl, readSettings } from './postgres/settings';
import { lockDirectory } from './start/lock';

/** Of the site that is serving, or of a server that runs only for this. */
async function withServer<Value>(dataDir: string, work: (url: string) => Promise<Value>): Promise<Value> {
  if (!(await lockDirectory(dataDir))) {
    const settings = readSettings(dataDir);
    if (!settings) throw new Error(`The site in ${dataDir} is being started: try again in a moment.`);
    return work(databaseUrl(settings, 'postgres'));
  }
  const server = await startPostgres(dataDir, archiveSettings(dataDir));
  try {
    return await work(server.url('postgres'));
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  loadEnvFile();
  const { DATA_DIR } = parseEnv(commandSchema, process.env);
  const { DATABASE_URL } = parseEnv(serverSchema.pick({ DATABASE_URL: true }).partial(), process.env);
  if (DATABASE_URL)
    throw new Error('DATABASE_URL is set: npm run backup is for the embedded server. See docs/backup.md.');
  if (!existsSync(join(DATA_DIR, 'postgres'))) throw new Error(`There is no database in ${DATA_DIR}.`);
  const now = new Date();
  const { directory, manifest } = await withServer(DATA_DIR, (url) => takeBackup(DATA_DIR, url, now));
  pruneBackups(DATA_DIR, now);
  const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  process.stdout.write(
    `${directory}: ${manifest.files.length} files, ${megabytes.toFixed(1)} MB. Keep a copy elsewhere, encrypted.\n`,
  );
}

if (isEntryPoint('backup')) runMain(main());
