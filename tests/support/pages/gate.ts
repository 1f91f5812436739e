import type { Page } from '@playwright/test';

type Gate = { opened: Promise<void>; open: () => void };

/** An answer that is held back until the test opens it. */
export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** The scripts of the page are asked for, and do not arrive before the gate is opened. */
export async function holdScripts(page: Page): Promise<Gate> {
  const scripts = gate();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  return scripts;
}
