import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { BACKUP_RETENTION_DAYS } from '@/lib/shared/retention';
import { SETTINGS_FILE } from '../postgres/settings';
import { waitUntil } from '../wait-until';
import { archivedSegments, createArchive, pruneArchive } from './archive';
import { copyDataDirectory, copyFile } from './copy-files';
import {
  type Backup,
  type BackupFile,
  backupsDirectory,
  DATA,
  folderName,
  listBackups,
  MANIFEST,
  WAL,
} from './manifest';

const ARCHIVED_WITHIN_MS = 120_000;

type Stopped = { label: string; tablespaces: string; firstSegment: string; lastSegment: string };

/** Backs up the running server of `dataDir` at `url`. A backup that is interrupted never looks like one. */
export async function takeBackup(dataDir: string, url: string, now: Date): Promise<Backup> {
  const archive = createArchive(dataDir);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const directory = join(backupsDirectory(dataDir), folderName(now));
  const draft = `${directory}.unfinished`;
  try {
    await requireArchiving(client);
    mkdirSync(backupsDirectory(dataDir), { recursive: true, mode: 0o700 });
    mkdirSync(draft, { mode: 0o700 });
    await client.query("SELECT pg_backup_start('sofa', fast => true)");
    const data = await copyDataDirectory(join(resolve(dataDir), 'postgres'), draft, DATA);
    const stopped = await stopBackup(client);
    await waitUntil(() => existsSync(join(archive, `${stopped.lastSegment}.gz`)), {
      timeout: ARCHIVED_WITHIN_MS,
      every: 100,
      message: `The server has not archived its WAL in ${archive}: its log says why`,
    });
    const files = [...data, ...writeLabels(draft, stopped), ...(await copySegments(archive, draft, stopped))];
    const settings = await copyFile(join(dataDir, SETTINGS_FILE), join(draft, SETTINGS_FILE), SETTINGS_FILE);
    if (settings) files.push(settings);
    const { rows } = await client.query<{ version: string; at: Date }>(
      "SELECT current_setting('server_version') AS version, clock_timestamp() AS at",
    );
    const { version: serverVersion = '', at: finishedAt = now } = rows[0] ?? {};
    const manifest = { startedAt: now, finishedAt, serverVersion, files };
    writeFileSync(join(draft, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    renameSync(draft, directory);
    return { directory, manifest };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    // A backup that was started and not stopped ends with its connection.
    await client.end();
  }
}

async function requireArchiving(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mode: string }>("SELECT current_setting('archive_mode') AS mode");
  if (rows[0]?.mode !== 'on')
    throw new Error('The server was started without archiving: stop the site and start it again.');
}

async function stopBackup(client: pg.Client): Promise<Stopped> {
  const { rows } = await client.query<{ label: string; tablespaces: string; lastSegment: string }>(
    `SELECT labelfile AS label, spcmapfile AS tablespaces, pg_walfile_name(lsn) AS "lastSegment"
     FROM pg_backup_stop(wait_for_archive => false)`,
  );
  const [stopped] = rows;
  const firstSegment = /^START WAL LOCATION: .*\(file (\w{24})\)/m.exec(stopped?.label ?? '')?.[1];
  if (!stopped || !firstSegment) throw new Error('The server has given the backup no label.');
  return { ...stopped, firstSegment };
}

/** Without its label a server would start from the wrong checkpoint. */
function writeLabels(draft: string, { label, tablespaces }: Stopped): BackupFile[] {
  const labels: [string, string][] = [
    ['backup_label', label],
    ['tablespace_map', tablespaces],
  ];
  return labels
    .filter(([, text]) => text !== '')
    .map(([name, text]) => {
      const path = join(DATA, name);
      writeFileSync(join(draft, path), text, { mode: 0o600, flush: true });
      return { path, bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') };
    });
}

/** The WAL without which the copied files are no database: a backup can be restored without the archive. */
async function copySegments(
  archive: string,
  draft: string,
  { firstSegment, lastSegment }: Stopped,
): Promise<BackupFile[]> {
  const needed = archivedSegments(archive).filter((name) => firstSegment <= name && name <= lastSegment);
  const copies = await Promise.all(
    needed.map((name) =>
      copyFile(join(archive, `${name}.gz`), join(draft, WAL, `${name}.gz`), join(WAL, `${name}.gz`)),
    ),
  );
  return copies.filter((copy) => copy !== undefined);
}

/** Deletes backups and archived WAL that are older than the retention period; the latest backup always stays. */
export function pruneBackups(dataDir: string, now: Date): void {
  const oldest = new Date(now.getTime() - BACKUP_RETENTION_DAYS * 86_400_000);
  const limit = folderName(oldest);
  for (const name of listBackups(dataDir).slice(0, -1)) {
    if (name < limit) rmSync(join(backupsDirectory(dataDir), name), { recursive: true, force: true });
  }
  pruneUnfinished(dataDir, now);
  pruneArchive(dataDir, now);
}

/** What a killed run has left. A younger one may be running. */
function pruneUnfinished(dataDir: string, now: Date): void {
  const limit = new Date(now.getTime() - 86_400_000).toISOString().replaceAll(':', '-').slice(0, 19);
  const folder = backupsDirectory(dataDir);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.endsWith('.unfinished') && name < limit) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
