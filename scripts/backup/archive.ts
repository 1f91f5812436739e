import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BACKUP_RETENTION_DAYS } from '@/lib/shared/retention';
import { findBinaries } from '../postgres/binaries';
import { ownerOf } from '../postgres/owner';
import { listBackups } from './manifest';

/** With archiving, at most this much is lost with the disk of the database alone. */
const SWITCH_SEGMENT_SECONDS = 300;

const SEGMENT = /^[0-9A-F]{24}\.gz$/;

export function archiveDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'archive');
}

/** For a text inside one of PostgreSQL's commands, where a percent sign begins a placeholder. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
}

/**
 * Settings of a server that archives its WAL, compressed, as soon as the archive's folder exists: the first backup creates it.
 * A segment is never replaced by another of its name.
 */
export function archiveSettings(dataDir: string): string[] {
  const archive = quoted(archiveDirectory(dataDir));
  const [kept, draft] = [`${archive}/%f.gz`, `${archive}/%f.part`];
  const isKept = `test -f ${kept} && gzip -dc ${kept} | cmp -s - %p`;
  const keep = `test ! -f ${kept} && gzip -c %p > ${draft} && sync ${draft} && mv ${draft} ${kept} && sync ${archive}`;
  return [
    'archive_mode=on',
    `archive_timeout=${SWITCH_SEGMENT_SECONDS}`,
    `archive_command=umask 077; test ! -d ${archive} || { ${isKept}; } || { ${keep}; }`,
  ];
}

/** The command that fetches a segment from the first of the folders that has it: compressed, or as PostgreSQL left it. */
export function restoreCommand(folders: { compressed: string[]; plain: string[] }): string {
  const fetches = [
    ...folders.compressed.map((folder) => `test -f ${quoted(folder)}/%f.gz && gzip -dc ${quoted(folder)}/%f.gz > %p`),
    ...folders.plain.map((folder) => `test -f ${quoted(folder)}/%f && cp ${quoted(folder)}/%f %p`),
  ];
  return fetches.map((fetch) => `{ ${fetch}; }`).join(' || ');
}

/** The server's user writes to it. */
export function createArchive(dataDir: string): string {
  const directory = archiveDirectory(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  ownerOf(directory, findBinaries());
  return directory;
}

/** Names without `.gz`, oldest first. */
export function archivedSegments(archive: string): string[] {
  return readdirSync(archive)
    .filter((name) => SEGMENT.test(name))
    .map((name) => name.slice(0, -'.gz'.length))
    .sort();
}

/** Deletes what was archived longer ago than backups are kept, and before the oldest backup that is. */
export function pruneArchive(dataDir: string, now: Date): void {
  const archive = archiveDirectory(dataDir);
  if (!existsSync(archive)) return;
  const [backup] = listBackups(dataDir);
  const backedUpAt = backup ? Date.parse(backup.replace(/T(\d\d)-(\d\d)-(\d\d)$/, 'T$1:$2:$3Z')) : Number.NaN;
  const retained = now.getTime() - BACKUP_RETENTION_DAYS * 86_400_000;
  const oldest = Number.isNaN(backedUpAt) ? retained : Math.min(retained, backedUpAt);
  for (const name of readdirSync(archive)) {
    const file = join(archive, name);
    // Histories of timelines are needed for as long as any segment, and are a few bytes.
    if (!name.endsWith('.history.gz') && statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}

/** Before a new cluster: its segments have the names of the earlier one's, which are never replaced. */
export function prepareNewCluster(dataDir: string, now: Date): void {
  if (existsSync(join(dataDir, 'postgres'))) return;
  if (existsSync(join(dataDir, 'restoring'))) {
    throw new Error(
      `A restore into ${dataDir} was interrupted. If its newest folder replaced-… has the database, move postgres back ` +
        'from there. Then run npm run restore -- --replace again, or delete the folder restoring.',
    );
  }
  const archive = archiveDirectory(dataDir);
  if (existsSync(archive)) renameSync(archive, `${archive}-${now.toISOString().replaceAll(':', '-').slice(0, 19)}`);
}
