/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDataDirectory } from '@/scripts/backup/copy-files';
import { listBackups, openBackup, verifyBackup } from '@/scripts/backup/manifest';
import { pruneBackups } from '@/scripts/backup/take-backup';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sofa-backup-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(dataDir, path, '..'), { recursive: true });
  writeFileSync(join(dataDir, path), text);
}

/** A data directory with what a copy keeps and leaves out. */
async function backUp(name: string) {
  for (const path of [
    'PG_VERSION',
    'global/pg_control',
    'base/1/42',
    'postmaster.pid',
    'pg_wal/000000010000000000000001',
  ])
    write(`postgres/${path}`, path);
  const directory = join(dataDir, 'backups', name);
  const files = await copyDataDirectory(join(dataDir, 'postgres'), directory, 'data');
  const at = '2026-11-22T10:00:00.000Z';
  write(`backups/${name}/manifest.json`, JSON.stringify({ startedAt: at, finishedAt: at, serverVersion: '18', files }));
  return files.map(({ path }) => path);
}

test('a copy has the data and not what belongs to the running server, and pg_control comes last', async () => {
  const paths = await backUp('2026-11-22T10-00-00');
  expect(paths).toHaveLength(3);
  expect(paths.at(-1)).toBe('data/global/pg_control');
  expect(paths).not.toContain('data/postmaster.pid');
});

test('the latest finished backup is the one to restore', async () => {
  await backUp('2026-11-21T10-00-00');
  await backUp('2026-11-22T10-00-00');
  mkdirSync(join(dataDir, 'backups', '2026-11-23T10-00-00.unfinished'));
  expect(listBackups(dataDir)).toEqual(['2026-11-21T10-00-00', '2026-11-22T10-00-00']);
  expect(openBackup(dataDir, undefined).directory).toContain('2026-11-22');
  expect(() => openBackup(dataDir, 'other')).toThrow('is no backup');
});

test.each([
  ['altered', () => write('backups/b/data/base/1/42', 'base/1/43')],
  ['cut', () => write('backups/b/data/base/1/42', '')],
  ['missing', () => rmSync(join(dataDir, 'backups/b/data/base/1/42'))],
])('a backup with an %s file is not restored', async (_, damage) => {
  await backUp('b');
  await expect(verifyBackup(openBackup(dataDir, 'b'))).resolves.toBeUndefined();
  damage();
  await expect(verifyBackup(openBackup(dataDir, 'b'))).rejects.toThrow('The backup is damaged: data/base/1/42');
});

test('a backup whose files lie outside it is not opened', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const files = [{ path: 'data/../../../evil', bytes: 1, sha256: 'a' }];
  write('backups/b/manifest.json', JSON.stringify({ startedAt: at, finishedAt: at, serverVersion: '18', files }));
  expect(() => openBackup(dataDir, 'b')).toThrow('leaves the backup');
});

test('what a killed run has left is deleted after a day, and a backup that may be running is not', () => {
  for (const name of ['2026-11-20T10-00-00', '2026-11-22T10-00-00'])
    mkdirSync(join(dataDir, 'backups', `${name}.unfinished`), { recursive: true });
  pruneBackups(dataDir, new Date('2026-11-22T11:00:00Z'));
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(['2026-11-22T10-00-00.unfinished']);
});
