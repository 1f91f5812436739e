import type { Locator, Page } from '@playwright/test';
import { advice, familyPlan } from '@/tests/support/pages/catalogue';
import { headings, Journey } from '@/tests/support/pages/journey';
import { tabTo } from '@/tests/support/pages/keyboard';
import { takeAsSomebodyElse } from '@/tests/support/pages/orders';
import { dayName, freeHour, lastFreeHour, openUntilOfToday } from '@/tests/support/pages/page-hours';
import { allowing, expect, test } from '@/tests/support/pages/test';

const message = (page: Page) => page.getByRole('main').getByRole('alert');
const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a touch on a day brings its hours into the window, and a touch on an hour shows what follows', async ({
    page,
    journey,
  }) => {
    const { date, time } = await freeHour(page.request);
    await journey.openBooking(advice);
    await journey.day(date).tap();
    await expect(journey.hour('09:00')).toBeInViewport({ ratio: 1 });
    await expect(journey.hour('17:00')).toBeInViewport({ ratio: 1 });
    await journey.hour(time).tap();
    await expect(page.getByRole('heading', { name: 'Detalles' })).toBeInViewport({ ratio: 1 });

    await test.step('what leads on comes before what leads back', async () => {
      const [on, back] = [journey.button('Continuar al pago'), journey.button('Volver a datos del cliente')];
      const top = async (button: Locator) => (await button.boundingBox())?.y ?? Number.NaN;
      expect(await top(on)).toBeLessThan(await top(back));
      await tabTo(page, on);
      await page.keyboard.press('Tab');
      await expect(back).toBeFocused();
    });
  });

  test('a key on a day leaves the window where it is', async ({ page, journey }) => {
    // Otherwise the window may still be on its way to the day.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { date } = await freeHour(page.request);
    await journey.openBooking(advice);
    await journey.day(date).focus();
    await journey.day(date).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
    await expect(journey.hour('09:00')).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await test.step('Enter on a mode chooses it, and goes no further', async () => {
      await journey.chooseFreeHour();
      await journey.mode('En persona').focus();
      await page.keyboard.press('Enter');
      await expect(journey.mode('En persona')).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(journey.button('Continuar al pago')).toBeEnabled();
      await expect(journey.heading(headings.booking)).toBeVisible();
    });
  });

  test(
    'when somebody else takes the hour, the message has the focus, and other hours are in the window',
    allowing(409),
    async ({ page, journey }) => {
      await journey.openBooking(advice);
      const hour = await journey.chooseFreeHour();
      expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
      await journey.button('Continuar al pago').tap();
      await expect(message(page)).toContainText('Alguien acaba de reservar esa hora');
      await expect(message(page)).toBeInViewport({ ratio: 1 });
      await expect(journey.hour('17:00')).toBeInViewport({ ratio: 1 });
      expect(await message(page).evaluate((notice) => document.activeElement?.contains(notice))).toBe(true);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    },
  );

  test('with its text at 200 % no step up to the payment is wider than the window', async ({ page, journey }) => {
    await page.addInitScript(() => {
      const enlarge = () => document.documentElement.style.setProperty('font-size', '200%');
      document.addEventListener('DOMContentLoaded', enlarge);
    });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const cut = (part: Locator) =>
      part
        .getByRole('button')
        .evaluateAll(
          (buttons) =>
            buttons.filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                scrollWidth > clientWidth || scrollHeight > clientHeight,
            ).length,
        );
    await journey.open(familyPlan);
    expect.soft(await overflow(), 'the customer step').toBe(0);
    await journey.typeCustomer();
    await journey.continueButton.click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect.soft(await overflow(), 'the calendar').toBe(0);
    await journey.chooseFreeHour(familyPlan.minutes);
    expect.soft(await overflow(), 'hours and details').toBe(0);
    expect.soft(await cut(page.getByRole('grid')), 'days whose number leaves their shape').toBe(0);
    expect.soft(await cut(page.getByRole('group', { name: /^Hora/ })), 'hours whose words do').toBe(0);
    await journey.continueToPayment();
    expect.soft(await overflow(), 'the payment step').toBe(0);
  });
});

test(
  'an hour that another tab of the same person holds is said to be theirs',
  allowing(409),
  async ({ page, journey, visitor }) => {
    const hour = await freeHour(page.request);
    const other = new Journey(await page.context().newPage(), visitor);
    await other.openBooking(advice);
    await other.chooseHour(hour);

    await journey.openBooking(advice);
    await journey.chooseHour(hour);
    await journey.continueToPayment();
    await other.page.bringToFront();
    await other.button('Continuar al pago').click();
    await expect(message(other.page)).toContainText('Esa hora la has apartado tú, en otra pestaña de este navegador.');
    await expect(other.heading(headings.booking)).toBeVisible();
  },
);

test('an appointment after the last day of the money-back right says so, and the last day inside it is one click away', async ({
  page,
  journey,
}) => {
  const inside = await freeHour(page.request);
  const outside = await lastFreeHour(page.request);
  const end = dayName(openUntilOfToday());
  const note = page.getByText(`Si pagas hoy, te devolvemos todo hasta el ${end} si desistes: esa cita sería después.`);
  await journey.openBooking(advice);
  await journey.chooseHour(inside);
  await expect(page.getByRole('heading', { name: 'Detalles' })).toBeVisible();
  await expect(note).toHaveCount(0);

  await journey.chooseHour(outside);
  await expect(note).toBeVisible();
  const offer = journey.button(/todavía dentro del plazo$/);
  const offered = (await offer.textContent()) ?? '';
  await offer.click();
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  const isOffered = async () => offered.includes(((await chosen.getAttribute('aria-label')) ?? '-').replace(/,.*/, ''));
  await expect.poll(isOffered).toBe(true);
  await expect(page.getByRole('heading', { name: /^Hora del/ })).toBeFocused();
  await expect(journey.hour('09:00')).toBeInViewport();

  await test.step('in the colours of the visitor, the chosen day, hour and mode differ from the others', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { time } = await journey.chooseFreeHour();
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
      return getComputedStyle(probe).backgroundColor;
    });
    const grid = page.getByRole('grid');
    const otherDay = grid.getByRole('gridcell', { selected: false }).getByRole('button').last();
    expect(await groundOf(chosen)).toBe(highlight);
    expect(await groundOf(otherDay)).not.toBe(highlight);
    const otherHour = journey.hour(time === '17:00' ? '16:00' : '17:00');
    expect(await groundOf(journey.hour(time))).toBe(highlight);
    expect(await groundOf(otherHour)).not.toBe(highlight);
    const cardOf = (name: 'Online' | 'En persona') => page.locator('label').filter({ has: journey.mode(name) });
    expect(await groundOf(cardOf('Online'))).toBe(highlight);
    expect(await groundOf(cardOf('En persona'))).not.toBe(highlight);
  });
});

test('the tab stop of the calendar is the day that has the focus, also after Inicio, Fin and a choice', async ({
  page,
  journey,
}) => {
  await journey.openBooking(advice);
  const stop = page.getByRole('grid').locator('[tabindex="0"]');
  await tabTo(page, stop);
  for (const key of ['ArrowDown', 'End', 'Home', 'ArrowRight', 'End', 'Enter']) {
    await page.keyboard.press(key);
    await expect(stop).toHaveCount(1);
    await expect(stop).toBeFocused();
  }
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(chosen).toBeFocused();
});
