import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from '@/scripts/browser';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser as visitors have it. `flags` are added to those of the tests. */
export function launchBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findOrInstallChromium({ whole: true }), args: [...FLAGS, ...flags] });
}
