import { advice } from '../../support/pages/catalogue';
import { headings } from '../../support/pages/journey';
import { tabTo, typeInto } from '../../support/pages/keyboard';
import { freeHour, isFree } from '../../support/pages/page-hours';
import { withTakenAndPast } from '../../support/pages/slots-route';
import { allowing, expect, test } from '../../support/pages/test';

test('an hour is bought with the keyboard alone, from the services to the paid order', async ({
  page,
  journey,
  visitor,
}) => {
  await page.goto('/servicios');
  await tabTo(page, journey.link(new RegExp(`^Reservar.*${advice.name}`)));
  await page.keyboard.press('Enter');

  await expect(journey.heading(headings.customer)).toBeVisible();
  await typeInto(page, journey.name, visitor.fullName);
  await typeInto(page, journey.email, visitor.email);
  await page.keyboard.press('Enter');

  await expect(journey.heading(headings.booking)).toBeFocused();
  const { date, time } = await freeHour(page.request);
  const grid = page.getByRole('grid');
  await tabTo(page, grid.locator('[tabindex="0"]'));
  while (!(await journey.day(date).evaluate((day) => day === document.activeElement))) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await tabTo(page, journey.hour(time));
  await page.keyboard.press('Space');
  await tabTo(page, journey.mode('Online'));
  await page.keyboard.press('ArrowDown');
  await expect(journey.mode('En persona')).toBeChecked();
  await typeInto(page, journey.notes, 'Sin ratón.');
  await tabTo(page, journey.button('Continuar al pago'));
  await page.keyboard.press('Enter');

  await expect(journey.heading(headings.payment)).toBeFocused();
  await tabTo(page, journey.payButton);
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/pay\/cs_/);
  await typeInto(page, page.getByLabel('Número de tarjeta'), '4242 4242 4242 4242');
  await typeInto(page, page.getByLabel('Caducidad (MM/AA)'), '12/40');
  await typeInto(page, page.getByLabel('CVC'), '123');
  await typeInto(page, page.getByLabel('Titular'), 'Lucía Prueba');
  await page.keyboard.press('Enter');
  await expect(journey.heading('Pago completado')).toBeVisible();
  expect(await isFree(page.request, { date, time })).toBe(false);
});

test('the calendar is a grid with one stop, and the arrow keys walk its days', async ({ page, journey }) => {
  await journey.openBooking(advice);
  const grid = page.getByRole('grid', { name: /^Días disponibles/ });
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(grid.getByRole('columnheader')).toHaveCount(7);
  await tabTo(page, grid.locator('[tabindex="0"]'));
  const focused = page.locator(':focus');
  const names: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    names.push((await focused.getAttribute('aria-label')) ?? 'nothing');
  };
  await press('ArrowDown');
  await press('ArrowUp');
  await press('ArrowRight');
  await press('ArrowLeft');
  const [down, up, right, left] = names;
  expect(new Set([down, up, right]).size).toBe(3);
  expect(left).toBe(up);
  // Late in the day the first one is today, which has no hour left.
  while ((await focused.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('group', { name: /^Hora/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
});

test('«Cambiar fecha» and «Cambiar hora» lead back to what was chosen', async ({ journey }) => {
  await journey.openBooking(advice);
  const { date, time } = await journey.chooseFreeHour();
  await journey.button('Cambiar hora').click();
  await expect(journey.hour(time)).toBeFocused();
  await journey.button('Cambiar fecha').click();
  await expect(journey.day(date)).toBeFocused();
});

test('every change of step moves the focus to its heading, is announced, and names the window', async ({
  page,
  journey,
}) => {
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text });
  await journey.open(advice);
  await journey.typeCustomer();
  await journey.continueButton.click();
  await expect(journey.heading(headings.booking)).toBeFocused();
  await expect(announced('Paso 2 de 5: Reservar cita')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Reservar cita · Contratar /);
  await journey.chooseFreeHour();
  await journey.continueToPayment();
  await expect(journey.heading(headings.payment)).toBeFocused();
  await expect(announced('Paso 3 de 5: Pago')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Pago · Contratar /);
  await page.keyboard.press('Tab');
  await expect(journey.payButton).toBeFocused();
  await journey.button('Volver a la reserva').click();
  await expect(journey.heading(headings.booking)).toBeFocused();
  await journey.button('Volver a datos del cliente').click();
  await expect(journey.heading(headings.customer)).toBeFocused();
  await expect(announced('Paso 1 de 5: Datos del cliente')).toHaveCount(1);
});

test('the last five minutes and the last one are announced', async ({ page, journey }) => {
  await page.clock.install();
  await journey.openPayment(advice);
  const announced = page.getByRole('status').filter({ hasText: 'para pagar' });
  await expect(announced).toHaveCount(0);
  await page.clock.fastForward('10:30');
  await expect(announced).toContainText('Quedan 5 minutos para pagar.');
  await page.clock.fastForward('04:00');
  await expect(announced).toContainText('Queda 1 minuto para pagar.');
});

test('an hour that is taken or past can be reached, and says why it cannot be had', async ({ page, journey }) => {
  const day = await withTakenAndPast(page);
  await journey.openBooking(advice);
  await journey.day(day).click();
  for (const [time, reason] of [
    ['09:00', 'Horario pasado'],
    ['10:00', 'Horario ocupado'],
  ] as const) {
    await tabTo(page, journey.hour(time));
    await expect(page.getByRole('tooltip', { name: reason }).or(page.getByText(reason)).first()).toBeVisible();
    await expect(journey.hour(time)).toHaveAccessibleDescription(reason);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Detalles' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText(reason)).toBeHidden();
    await page.mouse.move(0, 0);
    await journey.hour(time).hover();
    await expect(page.getByText(reason)).toBeVisible();
    await page.mouse.move(0, 0);
  }
});

test('at 400 % nothing that has the focus lies under the header', allowing(404), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const header = document.querySelector('header');
      if (!focused || !header || focused === document.body || header.contains(focused)) return false;
      // A choice is shown by its label.
      const { x, y, width, height } = (focused.closest('label') ?? focused).getBoundingClientRect();
      return [y + 2, y + height / 2].some((top) => header.contains(document.elementFromPoint(x + width / 2, top)));
    });
  for (const path of ['/consulta-gratuita', '/', '/calculadoras/simulador-hipoteca', '/espacio']) {
    await page.goto(path);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 1; presses <= 14; presses += 1) {
        await page.keyboard.press(key);
        await expect.poll(covered, `${path} after ${presses} times ${key}`).toBe(false);
      }
    }
  }
});
