import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from './statistics';

/** Lighthouse's own measure of a machine: a desktop computer reaches this, and is slowed down by `PHONE` to be a phone of the lower middle class. */
const DESKTOP = 1500;
const PHONE = 4;
const ROUNDS = 5;

/** How many times slower this machine has to be to be that phone: `PHONE` for a desktop computer, less for one that is slow already, never below 1. */
export async function cpuSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const found: number[] = [];
  try {
    while (found.length < ROUNDS) found.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  } finally {
    await page.close();
  }
  return Math.min(PHONE, Math.max(1, Math.round((PHONE * median(found) * 10) / DESKTOP) / 10));
}
