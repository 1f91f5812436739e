import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from '@/scripts/browser';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the tests. `flags` are added to theirs. */
export function launchBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findOrInstallChromium(), args: [...FLAGS, ...flags] });
}
