import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { isEntryPoint } from './entry-point';
import { installWithApt, isExecutable, onPath, run, say } from './programs';

/** The same engine without the parts around a window: browser tests take a fifth less of the processor. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium that is already on this machine. */
function findChromium(names: readonly string[]): string | undefined {
  return [...names.flatMap((name) => onPath([name])), ...USUAL_PLACES, chromium.executablePath()].find(isExecutable);
}

function installWithPlaywright(): boolean {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/**
 * Path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, or one installed now. Sets CHROMIUM_PATH for child
 * processes. The headless shell comes first, unless the whole browser is wanted, as visitors have it.
 */
export function findOrInstallChromium({ whole = false } = {}): string {
  const names = whole ? NAMES : [HEADLESS_SHELL, ...NAMES];
  const given = process.env.CHROMIUM_PATH?.trim();
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH names no program: ${given}`);
    return given;
  }
  const found = findChromium(names);
  if (found) return choose(found, 'Browser');
  say('There is no Chromium on this machine. Installing one ...');
  const own = chromium.executablePath();
  if (installWithPlaywright() && isExecutable(own) && starts(own))
    return choose(own, 'Browser, installed by Playwright');
  // Old Debian has no package of the shell.
  const isPackaged = (!whole && installWithApt(HEADLESS_SHELL)) || installWithApt('chromium');
  const packaged = isPackaged ? findChromium(names) : undefined;
  if (packaged) return choose(packaged, 'Browser, installed by apt');
  throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
}

function choose(file: string, how: string): string {
  say(`${how}: ${file}`);
  process.env.CHROMIUM_PATH = file;
  return file;
}

if (isEntryPoint('browser')) process.stdout.write(`${findOrInstallChromium()}\n`);
