import type { Browser, JSHandle, Page } from '@playwright/test';
import { CALCULATOR_ID } from '@/components/calculators/shell/form/calculator-anchor';
import { pages } from '@/lib/shared/seo/pages';
import { isAlive } from '../support/pages/living-page';
import { withStack } from './bench';
import { launchBrowser } from './browser';
import { cpuSlowdown } from './cpu-slowdown';
import { median } from './statistics';
import { type Row, row } from './table';

const ROUNDS = 5;
const LATER_PRESSES = 2;
/** Milliseconds. */
export const GOAL = 100;
/** Shorter ones are not reported by the browser. */
const SHORTEST = 16;

const calculators = Object.keys(pages).filter((path) => path.startsWith('/calculadoras/'));

/** What the browser says of the presses on one page, in milliseconds. */
export type Seen = { longest: number; answered: number };
type Presses = { first: number; answer: number; later: number[]; keys: number };

/** Runs in the page: the longest event of an interaction, from the hand to the paint, and how long the first result took. */
export function watch(): Seen {
  const seen: Seen = { longest: 0, answered: 0 };
  let pressed = 0;
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
    }
  }).observe(options);
  addEventListener('pointerdown', ({ timeStamp }) => (pressed ||= timeStamp), { capture: true });
  const result = new MutationObserver(() => {
    if (!document.querySelector('output')) return;
    result.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.answered = performance.now() - pressed)));
  });
  result.observe(document.body, { childList: true, subtree: true });
  return seen;
}

/** The longest event of what `interact` does, until the browser is idle again. */
export async function longestOf(page: Page, seen: JSHandle<Seen>, interact: () => Promise<void>): Promise<number> {
  await seen.evaluate((state) => {
    state.longest = 0;
  });
  await interact();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
  await page.waitForFunction(({ longest }) => longest > 0, seen, { timeout: 500 }).catch(() => undefined);
  return Math.max(SHORTEST, await seen.evaluate(({ longest }) => longest));
}

function press(page: Page, seen: JSHandle<Seen>): Promise<number> {
  return longestOf(page, seen, async () => {
    await page.locator(`#${CALCULATOR_ID} button[type="submit"]`).click();
    await page.locator('figure svg').first().waitFor();
  });
}

/** The result follows the field: what the first key computes must not keep the second one waiting. */
function typeTwoKeys(page: Page, seen: JSHandle<Seen>): Promise<number> {
  return longestOf(page, seen, async () => {
    await page.locator(`#${CALCULATOR_ID} input[type="text"]`).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type('00');
  });
}

/** A visitor who has never been here presses the button with the figures that stand in the fields. */
async function visit(browser: Browser, url: string, rate: number): Promise<Presses> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(isAlive);
    await page.locator(`#${CALCULATOR_ID} button[type="submit"]`).scrollIntoViewIfNeeded();
    const seen = await page.evaluateHandle(watch);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const first = await press(page, seen);
    const answer = await seen.evaluate(({ answered }) => answered);
    const later: number[] = [];
    while (later.length < LATER_PRESSES) later.push(await press(page, seen));
    return { first, answer, later, keys: await typeTwoKeys(page, seen) };
  } finally {
    await context.close();
  }
}

function figures(path: string, visits: readonly Presses[], rate: number): Row[] {
  const first = median(visits.map((presses) => presses.first));
  const later = median(visits.flatMap((presses) => presses.later));
  const answer = median(visits.map((presses) => presses.answer));
  const keys = median(visits.map((presses) => presses.keys));
  const goal = `< ${GOAL} ms`;
  return [
    row(`first press of ${path} to the next paint, CPU ${rate} times slower`, first, 'ms', goal, first < GOAL),
    row('later presses', later, 'ms', goal, later < GOAL),
    row('keys in a field that the result follows', keys, 'ms', goal, keys < GOAL),
    row('first press to the result on the screen', answer, 'ms', '', true),
  ];
}

/** The button of each calculator. */
export function measureInteraction(): Promise<Row[]> {
  return pressInTurn(calculators, (browser, baseUrl, path, rate) => visit(browser, baseUrl + path, rate), figures);
}

/** Visits each item in turn, so that whatever slows the machine slows all of them. */
export function pressInTurn<Item, Presses>(
  items: readonly Item[],
  visitItem: (browser: Browser, baseUrl: string, item: Item, rate: number) => Promise<Presses>,
  figuresOf: (item: Item, visits: readonly Presses[], rate: number) => Row[],
): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, async ({ baseUrl }) => {
    const browser = await launchBrowser();
    const visits = new Map<Item, Presses[]>(items.map((item) => [item, []]));
    try {
      const rate = await cpuSlowdown(browser);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [item, seen] of visits) seen.push(await visitItem(browser, baseUrl, item, rate));
      }
      return [...visits].flatMap(([item, seen]) => figuresOf(item, seen, rate));
    } finally {
      await browser.close();
    }
  });
}
