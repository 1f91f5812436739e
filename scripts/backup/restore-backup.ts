import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../postgres/binaries';
import { ownerOf } from '../postgres/owner';
import { type PostgresServer, startPostgres } from '../postgres/server';
import { SETTINGS_FILE } from '../postgres/settings';
import { waitUntil } from '../wait-until';
import { archiveDirectory, archiveSettings, restoreCommand } from './archive';
import { copyFile } from './copy-files';
import { type Backup, DATA, verifyBackup, WAL } from './manifest';

/** archive: everything that was archived. backup: the backup alone. A date: as the database was then. */
export type RecoveryTarget = 'archive' | 'backup' | Date;

const RECOVERED_WITHIN_MS = 60 * 60 * 1000;

type Recovery = {
  dataDir: string;
  target: RecoveryTarget /** Whether the recovered server goes on archiving. */;
  archiving: boolean;
};

/**
 * Lays the backup out in `home`, lets PostgreSQL recover it there, and hands the recovered server to `work`. What the server
 * of `dataDir` has in its place stays untouched.
 */
export async function restoreBackup<Value>(
  backup: Backup,
  home: string,
  recovery: Recovery,
  work: (server: PostgresServer) => Promise<Value>,
): Promise<Value> {
  await verifyBackup(backup);
  await layOut(backup, home);
  const server = await startPostgres(home, settingsOf(home, recovery)).catch((error: unknown) => {
    throw new Error('The backup could not be recovered. A time after the last archived transaction has no state.', {
      cause: error,
    });
  });
  try {
    await waitUntil(() => isRecovered(server), {
      timeout: RECOVERED_WITHIN_MS,
      every: 200,
      message: 'The recovery does not end',
    });
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function layOut({ directory, manifest }: Backup, home: string): Promise<void> {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, WAL), { recursive: true, mode: 0o700 });
  // PostgreSQL requires its folders, also the empty ones.
  for (const entry of readdirSync(join(directory, DATA), { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const below = join(entry.parentPath, entry.name).slice(join(directory, DATA).length);
    mkdirSync(join(home, 'postgres', below), { recursive: true, mode: 0o700 });
  }
  for (const { path } of manifest.files) {
    const target = path.startsWith(`${DATA}/`) ? join('postgres', path.slice(DATA.length)) : path;
    await copyFile(join(directory, path), join(home, target), path);
  }
  writeFileSync(join(home, 'postgres', 'recovery.signal'), '', { mode: 0o600 });
  giveToServer(home);
}

function giveToServer(home: string): void {
  const { identity } = ownerOf(join(home, 'postgres'), findBinaries());
  if (!identity) return;
  for (const entry of readdirSync(home, { recursive: true, withFileTypes: true })) {
    if (entry.name !== SETTINGS_FILE) chownSync(join(entry.parentPath, entry.name), identity.uid, identity.gid);
  }
  chownSync(home, identity.uid, identity.gid);
}

function settingsOf(home: string, { dataDir, target, archiving }: Recovery): string[] {
  const current = join(resolve(dataDir), 'postgres', 'pg_wal');
  const archived =
    target === 'backup' ? { compressed: [], plain: [] } : { compressed: [archiveDirectory(dataDir)], plain: [current] };
  const command = restoreCommand({ ...archived, compressed: [join(home, WAL), ...archived.compressed] });
  return [
    `restore_command=${command}`,
    'recovery_target_action=promote',
    ...(target === 'backup' ? ['recovery_target=immediate'] : []),
    ...(target instanceof Date ? [`recovery_target_time=${target.toISOString().replace('Z', '+00')}`] : []),
    ...(archiving && existsSync(archiveDirectory(dataDir)) ? archiveSettings(dataDir) : []),
  ];
}

async function isRecovered(server: PostgresServer): Promise<boolean> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ recovering: boolean }>('SELECT pg_is_in_recovery() AS recovering');
    return rows[0]?.recovering === false;
  } finally {
    await client.end();
  }
}
