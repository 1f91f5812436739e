/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  archiveDirectory,
  archiveSettings,
  prepareNewCluster,
  pruneArchive,
  restoreCommand,
} from '@/scripts/backup/archive';

const SEGMENT = '000000010000000000000001';

let dataDir: string;
let archive: string;

beforeEach(() => {
  // A path that is awkward for a shell and for PostgreSQL's placeholders.
  dataDir = join(mkdtempSync(join(tmpdir(), 'sofa-archive-')), "Irene's 100 %p");
  archive = archiveDirectory(dataDir);
  mkdirSync(join(dataDir, 'pg_wal'), { recursive: true });
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

/** As PostgreSQL runs a command of its settings. */
function run(command: string, path: string): number | null {
  const filled = command.replace(/%[%fp]/g, (mark) => ({ '%f': SEGMENT, '%p': path })[mark] ?? '%');
  return spawnSync('sh', ['-c', filled], { cwd: dataDir }).status;
}

function archiveSegment(text: string): number | null {
  const path = join('pg_wal', SEGMENT);
  writeFileSync(join(dataDir, path), text);
  const setting = archiveSettings(dataDir).find((one) => one.startsWith('archive_command=')) ?? '';
  return run(setting.slice('archive_command='.length), path);
}

test('nothing is archived before the first backup has made the folder, and the server is told that all is well', () => {
  expect(archiveSegment('one')).toBe(0);
  expect(existsSync(archive)).toBe(false);
});

test('a segment is archived once, fetched again, and never replaced by another', () => {
  mkdirSync(archive);
  expect(archiveSegment('one')).toBe(0);
  expect(archiveSegment('one')).toBe(0);
  expect(archiveSegment('two')).not.toBe(0);
  const fetch = restoreCommand({ compressed: [join(dataDir, 'missing'), archive], plain: [] });
  expect(run(fetch, 'fetched')).toBe(0);
  expect(readFileSync(join(dataDir, 'fetched'), 'utf8')).toBe('one');
});

test('a segment that was not archived is fetched from the server’s own folder, and a missing one is refused', () => {
  const fetch = restoreCommand({ compressed: [archive], plain: [join(dataDir, 'pg_wal')] });
  expect(run(fetch, 'fetched')).not.toBe(0);
  writeFileSync(join(dataDir, 'pg_wal', SEGMENT), 'current');
  expect(run(fetch, 'fetched')).toBe(0);
  expect(readFileSync(join(dataDir, 'fetched'), 'utf8')).toBe('current');
});

test('after thirty days a segment is deleted, and the history of timelines is not', () => {
  mkdirSync(archive);
  const now = new Date('2026-11-22T10:00:00Z');
  for (const [name, age] of [
    ['old.gz', 31],
    ['00000002.history.gz', 31],
    ['recent.gz', 29],
  ] as const) {
    writeFileSync(join(archive, name), '');
    const at = new Date(now.getTime() - age * 86_400_000);
    utimesSync(join(archive, name), at, at);
  }
  pruneArchive(dataDir, now);
  expect(['old.gz', '00000002.history.gz', 'recent.gz'].map((name) => existsSync(join(archive, name)))).toEqual([
    false,
    true,
    true,
  ]);
});

test('what the oldest kept backup needs stays, however old', () => {
  mkdirSync(archive);
  const now = new Date('2026-11-22T10:00:00Z');
  mkdirSync(join(dataDir, 'backups', '2026-10-01T10-00-00'), { recursive: true });
  writeFileSync(join(dataDir, 'backups', '2026-10-01T10-00-00', 'manifest.json'), '{}');
  for (const day of ['2026-09-30', '2026-10-02']) {
    writeFileSync(join(archive, `${day}.gz`), '');
    utimesSync(join(archive, `${day}.gz`), new Date(day), new Date(day));
  }
  pruneArchive(dataDir, now);
  expect(['2026-09-30', '2026-10-02'].map((day) => existsSync(join(archive, `${day}.gz`)))).toEqual([false, true]);
});

test('a new cluster finds no archive of another, and none is created while a restore is unfinished', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  mkdirSync(archive);
  mkdirSync(join(dataDir, 'restoring'));
  expect(() => prepareNewCluster(dataDir, now)).toThrow('was interrupted');
  rmSync(join(dataDir, 'restoring'), { recursive: true });
  prepareNewCluster(dataDir, now);
  expect([existsSync(archive), existsSync(`${archive}-2026-11-22T10-00-00`)]).toEqual([false, true]);
  mkdirSync(archive);
  mkdirSync(join(dataDir, 'postgres'));
  prepareNewCluster(dataDir, now);
  expect(existsSync(archive)).toBe(true);
});
