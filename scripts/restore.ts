import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandSchema, parseEnv } from '@/lib/shared/env';
import { type Backup, folderName, listBackups, openBackup } from './backup/manifest';
import { type RecoveryTarget, restoreBackup } from './backup/restore-backup';
import { type Contents, countContents, queueReconciliation } from './backup/restored-shop';
import { isEntryPoint, runMain } from './entry-point';
import { loadEnvFile } from './env-file';
import { SETTINGS_FILE } from './postgres/settings';
import { lockDirectory } from './start/lock';

const DATABASE = 'sofa';

const HELP = `npm run restore -- --check [backup]       recovers a backup elsewhere, counts its orders, and deletes it again
npm run restore -- --replace [backup]     puts it in the place of the database
  --to 2026-11-22T10:00:00Z               as it was then; "backup": without the archived WAL; by default everything archived`;

function readTarget(to: string | undefined, { manifest }: Backup): RecoveryTarget {
  if (to === undefined) return 'archive';
  if (to === 'backup') return to;
  const time = new Date(to);
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(to) || Number.isNaN(time.getTime())) {
    throw new Error(`--to takes a time with its zone, such as 2026-11-22T10:00:00Z, or "backup": ${to}`);
  }
  if (time < manifest.finishedAt) {
    throw new Error(`This backup begins at ${manifest.finishedAt.toISOString()}: choose an earlier one for ${to}.`);
  }
  return time;
}

function summary({ orders, confirmedBookings, latestOrder }: Contents): string {
  const latest = latestOrder ? `, the latest of ${latestOrder.toISOString()}` : '';
  return `${orders} orders${latest}; ${confirmedBookings} confirmed appointments`;
}

async function check(backup: Backup, dataDir: string, target: RecoveryTarget): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'sofa-restore-'));
  try {
    const recovery = { dataDir, target, archiving: false };
    const contents = await restoreBackup(backup, home, recovery, (server) => countContents(server.url(DATABASE)));
    return `${backup.directory} can be restored: ${summary(contents)}.`;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The replaced database is kept beside the new one; nothing is replaced before the new one has recovered. */
async function replace(backup: Backup, dataDir: string, target: RecoveryTarget): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  if (!(await lockDirectory(dataDir))) throw new Error(`The site is running on ${dataDir}: stop it first.`);
  const home = join(resolve(dataDir), 'restoring');
  const recovery = { dataDir, target, archiving: true };
  const contents = await restoreBackup(backup, home, recovery, async (server) => {
    await queueReconciliation(server.url(DATABASE), backup.manifest.startedAt);
    return countContents(server.url(DATABASE));
  });

  const kept = join(dataDir, `replaced-${folderName(new Date())}`);
  mkdirSync(kept, { mode: 0o700 });
  // The database itself arrives last: while it is missing, and `home` exists, the site does not start.
  for (const name of ['postgres', SETTINGS_FILE]) {
    if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(kept, name));
  }
  for (const name of [SETTINGS_FILE, 'postgres']) renameSync(join(home, name), join(dataDir, name));
  rmSync(home, { recursive: true, force: true });
  return `Restored: ${summary(contents)}. The replaced database is in ${kept}. The next start compares it with Stripe.`;
}

async function main(): Promise<void> {
  loadEnvFile();
  const { DATA_DIR } = parseEnv(commandSchema, process.env);
  const options = { check: { type: 'boolean' }, replace: { type: 'boolean' }, to: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.check === values.replace || positionals.length > 1) {
    const known = listBackups(DATA_DIR).join('\n  ') || 'none';
    throw new Error(`Nothing was restored.\n${HELP}\nBackups in ${DATA_DIR}:\n  ${known}`);
  }
  const backup = openBackup(DATA_DIR, positionals[0]);
  const target = readTarget(values.to, backup);
  process.stdout.write(`${await (values.check ? check : replace)(backup, DATA_DIR, target)}\n`);
}

if (isEntryPoint('restore')) runMain(main());
