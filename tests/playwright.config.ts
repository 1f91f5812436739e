import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findOrInstallChromium } from '../scripts/browser';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on the screens of most visitors: the shell would fit them to whole pixels.
  '--font-render-hinting=none',
];

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  globalSetup: './support/stack/global-setup.ts',
  fullyParallel: true,
  // The browser and the servers of a worker want a processor too.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine with other work to do: a test that hangs is rare, one that is slow is not.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findOrInstallChromium(), args: flags },
  },
});
