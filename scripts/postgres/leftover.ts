import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../wait-until';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandLine(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function commandOf(pid: number): string {
  const procfs = `/proc/${pid}/cmdline`;
  return existsSync(procfs) ? readFileSync(procfs, 'utf8').replaceAll('\0', ' ') : commandLine(pid);
}

/**
 * Stops a server that outlived its parent and removes obstacles to the next start. After a crash the pid in the lock file may
 * belong to an unrelated process, which PostgreSQL would mistake for a server: it is replaced by our own pid, which PostgreSQL
 * accepts as its parent's, and its other checks still run.
 */
export async function clearLeftover(clusterDir: string): Promise<void> {
  const lockFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const content = readFileSync(lockFile, 'utf8');
  const pid = Number.parseInt(content, 10);
  if (!(pid > 0) || !isAlive(pid)) return;
  if (!commandOf(pid).includes(clusterDir)) {
    writeFileSync(lockFile, content.replace(/^\d+/, String(process.pid)));
    return;
  }
  process.kill(pid, 'SIGINT');
  await waitUntil(() => !isAlive(pid), {
    timeout: 60_000,
    message: `A database server from an earlier run (process ${pid}) does not stop`,
  });
}
