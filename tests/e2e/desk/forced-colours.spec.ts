import type { Page } from '@playwright/test';
import { screens } from '@/components/desk/shared/screens';
import { addMadridDays, madridDate, madridInstant, weekday } from '@/lib/madrid-time';
import { atTheDesk } from '../../support/desk/at-the-desk';
import { enterDesk } from '../../support/desk/enter-desk';
import { subscribe } from '../../support/desk/subscribers';
import { advice } from '../../support/pages/catalogue';
import { boughtOrderPage } from '../../support/pages/orders';
import { expect, test } from '../../support/pages/test';
import { workingDays } from '../../support/shop/hours';
import type { SharedStack } from '../../support/stack/stack';

// A person who has set colours of their own sees no backgrounds: what can be pressed needs a line, and what is chosen another sign.
test.use({ contextOptions: { forcedColors: 'active' } });

/** What a day leaves on every screen. */
async function fill(page: Page, stack: SharedStack): Promise<void> {
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await subscribe(stack.db, 2);
  await stack.db.query(
    `INSERT INTO contact_messages (id, source, name, email, message, fingerprint, consented_at, policy_version, created_at)
     VALUES (gen_random_uuid(), 'hipotecas', 'Eva Ruiz', 'eva@example.com', '¿Amortizo?', 'x', now(), '2026-01-01', now())`,
  );
  const desk = await atTheDesk(stack, { name: 'Ana' });
  await desk.post('/letters', { subject: 'Qué es el euríbor', teaser: '', body: 'Un **tipo** de interés.' });
  const [day = ''] = workingDays(new Date()).filter((date) => date >= nextMonday());
  const block = { startsAt: madridInstant(day, '10:00'), endsAt: madridInstant(day, '12:00') };
  await stack.db.query(
    `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration, booking_type, notes)
     VALUES (gen_random_uuid(), 'block', 'blocked', $1, $2, 120, 'online', 'Notaría')`,
    [block.startsAt, block.endsAt],
  );
}

function nextMonday(): string {
  const today = madridDate(new Date());
  return addMadridDays(today, 8 - weekday(today));
}

/** What can be pressed or filled in, and has neither a line around it nor one under its text. */
async function unlined(page: Page): Promise<string[]> {
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
async function alike(page: Page): Promise<string[]> {
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

test('with colours of one’s own every screen shows what can be pressed and what is chosen', async ({
  page,
  context,
  stack,
}) => {
  await enterDesk(context, stack, { name: 'Marta Ruiz' });
  await fill(page, stack);
  for (const { path } of screens) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Cargando…', { exact: true })).toHaveCount(0);
    if (path === '/mesa/agenda') {
      await page.getByRole('button', { name: 'Semana siguiente' }).click();
      await expect(page.getByRole('button', { name: /Notaría/ }).first()).toBeVisible();
    }
    expect(await unlined(page), `without a line on ${path}`).toEqual([]);
    expect(await alike(page), `chosen, and not told apart, on ${path}`).toEqual([]);
  }
});
