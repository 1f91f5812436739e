import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupFile } from './manifest';

/** What PostgreSQL's documentation on base backups leaves out: folders stay, empty. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*|current_logfiles.*)$/;

// It names the checkpoint from which recovery starts, so it is read after everything else.
const CONTROL_FILE = join('global', 'pg_control');

const CHUNK_BYTES = 1024 * 1024;

function filesBelow(source: string, target: string, path = ''): string[] {
  mkdirSync(join(target, path), { recursive: true, mode: 0o700 });
  return readdirSync(join(source, path), { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name);
    if (LEFT_OUT.test(entry.name)) return [];
    if (entry.isDirectory()) {
      if (!EMPTIED.has(below)) return filesBelow(source, target, below);
      mkdirSync(join(target, below), { recursive: true, mode: 0o700 });
      return [];
    }
    if (entry.isFile()) return [below];
    throw new Error(`${below} is a link: a database with tablespaces needs another tool.`);
  });
}

/** Copies a file to disk and returns what was copied; undefined if it is gone. */
export async function copyFile(source: string, target: string, path: string): Promise<BackupFile | undefined> {
  const from = await open(source, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!from) return undefined;
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const to = await open(target, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let bytes = 0;
    for (;;) {
      const { bytesRead } = await from.read(chunk, 0, chunk.length, null);
      if (bytesRead === 0) break;
      hash.update(chunk.subarray(0, bytesRead));
      await to.writeFile(chunk.subarray(0, bytesRead));
      bytes += bytesRead;
    }
    await to.sync();
    return { path, bytes, sha256: hash.digest('hex') };
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}

/**
 * Copies the data directory of a running server, between pg_backup_start and pg_backup_stop. Files may change or vanish
 * meanwhile: the WAL of the backup brings them to one state.
 */
export async function copyDataDirectory(source: string, backup: string, folder: string): Promise<BackupFile[]> {
  const target = join(backup, folder);
  const paths = filesBelow(source, target).filter((path) => path !== CONTROL_FILE);
  const copied: BackupFile[] = [];
  for (const path of [...paths, CONTROL_FILE]) {
    const file = await copyFile(join(source, path), join(target, path), join(folder, path));
    if (file) copied.push(file);
  }
  return copied;
}
