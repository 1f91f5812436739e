import type { Page } from '@playwright/test';

/* A person who has set colours of their own sees no backgrounds: what can be pressed needs a line, and what is chosen another sign. */

/** What can be pressed or filled in, and has neither a line around it nor one under its text. */
export async function unlined(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const isLined = (element: Element | null): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      const sides = [style.borderTopWidth, style.borderBottomWidth, style.outlineWidth].map(Number.parseFloat);
      const hasLine =
        (style.borderTopStyle !== 'none' || style.borderBottomStyle !== 'none') && Math.max(...sides) >= 1;
      return hasLine || style.textDecorationLine.includes('underline');
    };
    return [...main.querySelectorAll('button, select, input, textarea, a[href]')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 4)
      .filter((element) => {
        const frame = element.closest('label, td, th, li');
        return (
          !isLined(element) &&
          !isLined(frame) &&
          !(element instanceof HTMLInputElement && /radio|checkbox/.test(element.type))
        );
      })
      .map((element) =>
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 80),
      );
  });
}

/** What is chosen and looks like what is not: pressed, selected or current, beside one of its kind that is neither. */
export async function alike(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const states = ['aria-pressed', 'aria-selected', 'aria-current'] as const;
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      // A background that is not the system's own is replaced: only one that says so is kept.
      const ground = style.forcedColorAdjust === 'none' ? style.backgroundColor : 'replaced';
      const edges = [style.borderLeftWidth, style.borderLeftColor, style.borderBottomWidth, style.borderBottomColor];
      return JSON.stringify([ground, edges, style.outlineStyle, style.outlineWidth, style.textDecorationLine]);
    };
    const isOn = (element: Element, state: string) => !['false', null].includes(element.getAttribute(state));
    return states.flatMap((state) =>
      [...body.querySelectorAll(`[${state}]`)]
        .filter((element) => element.checkVisibility() && isOn(element, state))
        .filter((element) => {
          const group = element.closest('ul, nav, fieldset, [role="tablist"], div');
          const others = [...(group?.querySelectorAll(element.tagName) ?? [])];
          const off = others.find((other) => other !== element && !isOn(other, state));
          return off !== undefined && look(off) === look(element);
        })
        .map((element) => `${state}: ${element.textContent}`),
    );
  });
}
