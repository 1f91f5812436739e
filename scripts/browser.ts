import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isEntryPoint } from './entry-point';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string[] {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return directories.flatMap((directory) => NAMES.map((name) => join(directory, name)));
}

/** A Chromium that is already on this machine. */
function findChromium(): string | undefined {
  return [...onPath(), ...USUAL_PLACES, chromium.executablePath()].find(isExecutable);
}

// Progress goes to standard error: standard output belongs to whoever asked for a browser.
function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function installWithPlaywright(): boolean {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

function installWithApt(): boolean {
  if (process.getuid?.() !== 0) return false;
  // Waits for another installation that holds the lock.
  const patiently = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...patiently, 'chromium']);
  return install() || (run('apt-get', ['update']) && install());
}

function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Path of a Chromium that runs here: CHROMIUM_PATH, one that is installed, Playwright's own, or one that is installed now. The
 * answer is kept in CHROMIUM_PATH for the processes that this one starts.
 */
export function findOrInstallChromium(): string {
  const given = process.env.CHROMIUM_PATH?.trim();
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH names no program: ${given}`);
    return given;
  }
  const found = findChromium();
  if (found) return choose(found, 'Browser');
  say('There is no Chromium on this machine. Installing one ...');
  const own = chromium.executablePath();
  if (installWithPlaywright() && isExecutable(own) && starts(own))
    return choose(own, 'Browser, installed by Playwright');
  const packaged = installWithApt() ? findChromium() : undefined;
  if (packaged) return choose(packaged, 'Browser, installed by apt');
  throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
}

function choose(file: string, how: string): string {
  say(`${how}: ${file}`);
  process.env.CHROMIUM_PATH = file;
  return file;
}

if (isEntryPoint('browser')) process.stdout.write(`${findOrInstallChromium()}\n`);
