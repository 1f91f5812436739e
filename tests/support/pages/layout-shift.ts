import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How far what stood on the page has moved by itself, as Chromium measures it. */
    layoutShift?: () => number;
  }
}

/** What moves when the window changes, or after a press, is not counted. Before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let moved = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) moved += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.addEventListener('resize', () => observer.disconnect());
    window.layoutShift = () => {
      add(observer.takeRecords());
      return moved;
    };
  });
}

/** Once the page has its letters, and has drawn what came last. */
export async function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return window.layoutShift?.() ?? Number.NaN;
  });
}
