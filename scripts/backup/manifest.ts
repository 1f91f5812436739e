import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

/** Paths within a backup. */
export const DATA = 'data';
export const WAL = 'wal';

/** A backup may come from elsewhere: it names nothing outside itself. */
const path = z.string().refine((text) => !text.split(/[\\/]/).includes('..'), 'leaves the backup');
const fileSchema = z.object({ path, bytes: z.int(), sha256: z.string() });
const manifestSchema = z.object({
  startedAt: z.coerce.date(),
  /** A state of the database exists from here on. */
  finishedAt: z.coerce.date(),
  serverVersion: z.string(),
  files: z.array(fileSchema).min(1),
});

export type BackupFile = z.output<typeof fileSchema>;
export type Manifest = z.output<typeof manifestSchema>;
export type Backup = { directory: string; manifest: Manifest };

export function backupsDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'backups');
}

/** The UTC time to the second: names sort as their times do. */
export function folderName(date: Date): string {
  return date.toISOString().replaceAll(':', '-').slice(0, 19);
}

/** Oldest first. A folder without a manifest is a backup that was interrupted. */
export function listBackups(dataDir: string): string[] {
  const folder = backupsDirectory(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, MANIFEST)))
    .sort();
}

/** By name, by path, or the latest. */
export function openBackup(dataDir: string, wanted: string | undefined): Backup {
  const name = wanted ?? listBackups(dataDir).at(-1);
  if (!name) throw new Error(`There is no backup in ${backupsDirectory(dataDir)}: npm run backup makes one.`);
  const directory = [join(backupsDirectory(dataDir), name), resolve(name)].find((path) =>
    existsSync(join(path, MANIFEST)),
  );
  if (!directory) throw new Error(`${name} is no backup: a backup is a folder with a ${MANIFEST}.`);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(directory, MANIFEST), 'utf8')));
  return { directory, manifest };
}

/** Throws unless every file is there, byte for byte. */
export async function verifyBackup({ directory, manifest }: Backup): Promise<void> {
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = join(directory, path);
    if (!existsSync(file)) throw new Error(`The backup is damaged: ${path} is missing.`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    if (statSync(file).size !== bytes || hash.digest('hex') !== sha256) {
      throw new Error(`The backup is damaged: ${path} is not what was stored.`);
    }
  }
}
