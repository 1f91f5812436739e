import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [320, 390, 768, 1280];
/** Of a phone and of a computer, by their width. */
const judgedHeights: Record<number, number> = { 390: 844, 1280: 800 };

/**
 * Nothing that axe finds, on a phone and on a computer, and nothing cut off at the side. `screen` names it in the report. With a
 * selector only this part of it is judged.
 */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  await page.evaluate(stayAtTheTop, 10);
  for (const width of widths) {
    const height = judgedHeights[width];
    await page.setViewportSize({ width, height: height ?? 800 });
    if (height) {
      await page.evaluate(stayAtTheTop, 3);
      await expectNothingFound(page, `${screen} at ${width} px`, part);
    }
    await expectNotWider(page, `${screen} at ${width} px`);
  }
}

/**
 * Runs in the page, until it has been at its top for some frames. What is half under the header that stays in view would seem
 * too small to press, and a page may still be scrolling.
 */
async function stayAtTheTop(frames: number): Promise<void> {
  // Chromium may stop drawing a window of which nothing changes: it then has no next frame.
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 100);
    });
  for (let still = 0, all = 0; still < frames; still += 1, all += 1) {
    if (all > 300) throw new Error(`The page keeps scrolling: ${window.scrollY} px.`);
    if (window.scrollY !== 0) still = 0;
    window.scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
  }
}

/** Runs in the page. What comes under the mouse as the window changes has its last colours at once, and none in between. */
function endTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function allowTransitions(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/** Nothing that axe finds in the window as it is. */
export async function expectNothingFound(page: Page, screen: string, part = 'html'): Promise<void> {
  await page.evaluate(endTransitions);
  // A document is given axe's 1.3 MB once. A frame may be newer than its page.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void axe' }) })
    // Describing all that passes takes longer than judging it.
    .options({ reporter: 'no-passes' })
    .withTags(standards)
    .include(part)
    .setLegacyMode(true)
    .analyze();
  await page.evaluate(allowTransitions);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect.soft(found, `axe on ${screen}`).toEqual([]);
}

/** Neither the page nor a dialog over it is ever wider than the window. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNotWider(page, `${screen} at ${width} px`);
  }
}

async function expectNotWider(page: Page, screen: string, fontSize = ''): Promise<void> {
  const overflow = await page.evaluate((size) => {
    const { style } = document.documentElement;
    const before = style.fontSize;
    if (size) style.fontSize = size;
    // A dialog covers the window and scrolls by itself.
    const scrolled = [document.documentElement, ...document.querySelectorAll('[role="dialog"] > *, dialog[open]')];
    const overflows = scrolled.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    style.fontSize = before;
    return Math.max(...overflows);
  }, fontSize);
  expect.soft(overflow, `sideways scroll of ${screen}`).toBe(0);
}

/** Text at 200 %, on a phone and on a computer: nothing leaves the window or a dialog at the side. */
export async function expectWithinAtDoubleSize(page: Page, screen: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: judgedHeights[width] ?? 800 });
    await expectNotWider(page, `${screen} with its text at 200 % at ${width} px`, '200%');
  }
}

/** Judges a phone besides: the header covers less than a fifth, and every word is whole, in sight and twice as large. */
export async function expectReadableAtDoubleSize(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: judgedHeights[390] ?? 800 });
  expect.soft(await page.evaluate(findUnreadable), `unreadable in ${screen} with its text at 200 %`).toEqual([]);
  await expectWithinAtDoubleSize(page, screen);
}

/** Runs in the page. From `GIANT_PX` on, a title or a figure may stop where its longest word fills the window. */
async function findUnreadable(): Promise<string[]> {
  const GIANT_PX = 24;
  const { style } = document.documentElement;
  const shown: { text: Text; parent: Element; size: number }[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('[role="dialog"]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.closest('svg, iframe, .palabras, [href="#contenido"]')
    )
      continue;
    shown.push({ text: node as Text, parent, size: Number.parseFloat(getComputedStyle(parent).fontSize) });
  }
  const before = style.fontSize;
  style.fontSize = '200%';
  // Parts that measure themselves have done so after the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const found: string[] = [];
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  if (header > innerHeight / 5) found.push(`a header of ${header} px`);
  for (const { text, parent, size } of shown) {
    const { fontSize, hyphens } = getComputedStyle(parent);
    // An address may go on anywhere.
    const words = [...text.data.matchAll(/(?<![^\s«(¿¡])[\p{L}\p{N}]+(?![^\s,;:.)»?!…-]|[.:-]\S)/gu)];
    if (words.length > 0 && size < GIANT_PX && Number.parseFloat(fontSize) < size * 2 - 0.1)
      found.push(`small: ${text.data}`);
    const cutting: DOMRect[] = [];
    let isScrolled = false;
    for (let box: Element | null = parent; box && !isScrolled; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      isScrolled = /auto|scroll/.test(overflowX);
      if (/hidden|clip/.test(`${overflowX} ${overflowY}`)) cutting.push(box.getBoundingClientRect());
    }
    // Text for screen readers alone has a box of one pixel.
    if (cutting.some(({ width }) => width < 2)) continue;
    for (const { 0: word, index } of words) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isCut = ({ left, right, top, bottom, height }: DOMRect) =>
        (!isScrolled && right > innerWidth + 1) ||
        cutting.some(
          (box) =>
            left < box.left - 1 ||
            right > box.right + 1 ||
            top + height / 4 < box.top ||
            bottom - height / 4 > box.bottom,
        );
      if (lines.some(isCut)) found.push(`cut: ${word}`);
      if (hyphens !== 'auto' && new Set(lines.map(({ top }) => Math.round(top))).size > 1)
        found.push(`broken: ${word}`);
    }
  }
  style.fontSize = before;
  return found;
}
