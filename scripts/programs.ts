import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Candidate paths of these programs on the PATH. */
export function onPath(names: readonly string[]): string[] {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return directories.flatMap((directory) => names.map((name) => join(directory, name)));
}

/** Runs a command to completion. Its output goes to standard error: standard output carries the result. */
export function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Requires root and apt. */
export function installWithApt(...packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  // Waits up to 300 s for a concurrent installation.
  const waitForLock = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...waitForLock, ...packages]);
  return install() || (run('apt-get', ['update']) && install());
}

export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Path of an installed program, or of one installed now from a Debian package. */
export function findOrInstall(name: string, usualPlaces: readonly string[] = [], debianPackage = name): string {
  const find = () => [...onPath([name]), ...usualPlaces].find(isExecutable);
  const found = find();
  if (found) return found;
  say(`There is no ${name} on this machine. Installing it ...`);
  const installed = installWithApt(debianPackage) ? find() : undefined;
  if (!installed)
    throw new Error(`No ${name} was found or could be installed. Install it: it is looked for on the PATH.`);
  say(`${name}, installed by apt: ${installed}`);
  return installed;
}
