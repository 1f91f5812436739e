import { expect, type Page } from '@playwright/test';

/** Changes a word. Playwright's locators ignore it, so that a test finds in a translated page what it finds in the original. */
const MARK = '\u00ad';

/**
 * Translates a page as Chrome does: each text node is replaced by `<font><font>other words</font></font>`, and so is all text
 * that comes later. What says `translate="no"` stays. A document that is loaded anew has to be translated anew.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const untouched = 'script, style, noscript, textarea, [translate="no"], .notranslate';
    const own = new WeakSet<Node>();

    const translateText = (text: Text) => {
      if (own.has(text) || !/[\p{L}\p{N}]/u.test(text.data) || text.parentElement?.closest(untouched)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      const translated = document.createTextNode(text.data.replace(/[\p{L}\p{N}]+/gu, `$&${mark}`));
      own.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      if (root instanceof Text) return translateText(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translateText(text);
    };

    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateAll(target);
        for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, MARK);
}

/** Every word of a page, without the marks, and what its fields hold, once it has drawn what it was told. */
async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (mark) => {
    // Chromium may stop drawing a window of which nothing changes: it then has no next frame.
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
        setTimeout(resolve, 30);
      });
    for (let frames = 0; frames < 2; frames += 1) await nextFrame();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest('script, style, noscript, [data-toast], next-route-announcer'))
        text += ` ${nodeValue}`;
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')].map(
      ({ name, value, type, checked }) => `[${name} ${value}${/radio|checkbox/.test(type) ? ` ${checked}` : ''}]`,
    );
    // The printed address of a calculation is written a little later, when it happens to be read.
    const words = text
      .replaceAll(mark, '')
      .split(/\s+/)
      .filter((word) => word !== '' && !/^https?:/.test(word));
    return [...words, ...fields];
  }, MARK);
}

/** The same page twice, one of them translated. */
export class Twins {
  constructor(
    readonly original: Page,
    readonly translated: Page,
  ) {}

  /** Translates one of them, which then has the same words. */
  async begin(): Promise<void> {
    await translatePage(this.translated);
    await this.expectSameWords();
  }

  /** Acts in both, and waits until both say the same. */
  async both(act: (page: Page) => Promise<unknown>): Promise<void> {
    await act(this.original);
    await act(this.translated);
    await this.expectSameWords();
  }

  /** As the original stands when it has come to rest, which the drawing of a result takes some frames for. */
  async expectSameWords(): Promise<void> {
    let before = '';
    const difference = async () => {
      const [original, translated] = await Promise.all([wordsOf(this.original), wordsOf(this.translated)]);
      const last = before;
      before = original.join(' ');
      return before === last ? differenceOf(original, translated) : ['original: still changing'];
    };
    await expect.poll(difference, { intervals: [20, 20, 50, 100, 250] }).toEqual([]);
  }
}

/** Where they differ first, with the words around it. */
function differenceOf(original: string[], translated: string[]): string[] {
  if (original.join(' ') === translated.join(' ')) return [];
  const place = original.findIndex((word, index) => word !== translated[index]);
  const around = (words: string[]) => words.slice(Math.max(0, place - 6), place + 6).join(' ');
  return [`original: ${around(original)}`, `translated: ${around(translated)}`];
}
