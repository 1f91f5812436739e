import type { Page } from '@playwright/test';
import {
  addMadridDays,
  formatLongDate,
  formatShortDay,
  type MadridDate,
  madridDate,
  madridInstant,
  weekday,
} from '@/lib/shared/madrid-time';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { enterDesk } from '@/tests/support/desk/enter-desk';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { workingDays } from '@/tests/support/shop/hours';
import type { SharedStack } from '@/tests/support/stack/stack';

// Of the week that follows the one that the agenda opens with, on a weekend the coming one: none of its hours passes while a test runs.
const today = madridDate(new Date());
const monday = addMadridDays(today, (weekday(today) > 5 ? 15 : 8) - weekday(today));
const [day = '', another = day] = workingDays(new Date()).filter((date) => date >= monday);

const name = (date: MadridDate, time: string, rest: string) => `${formatShortDay(date)}, ${time}, ${rest}`;
const free = (page: Page, date: MadridDate, time: string) =>
  page.getByRole('button', { name: name(date, time, 'libre. Cerrar') });
const closed = (page: Page, date: MadridDate, time: string, note = '') =>
  page.getByRole('button', { name: name(date, time, `cerrado${note && `, ${note}`}`) });

async function openNextWeek(page: Page): Promise<void> {
  await page.goto('/mesa/agenda');
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await expect(page.getByRole('columnheader', { name: formatShortDay(day) })).toBeVisible();
}

async function bookedBy(stack: SharedStack, customer: string, date: MadridDate, time: string): Promise<void> {
  await stack.db.query(
    `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration, booking_type, customer_name, customer_email, confirmed_at)
     VALUES (gen_random_uuid(), 'first-consultation', 'confirmed', $1::timestamptz, $1::timestamptz + interval '45 minutes', 45,
       'in-person', $2, 'ana@example.com', now())`,
    [madridInstant(date, time), customer],
  );
}

test.beforeEach(async ({ context, stack }) => {
  await enterDesk(context, stack, { name: 'Marta' });
});
test('hours are closed by dragging over them, and a piece of them is opened again', async ({ page }) => {
  await openNextWeek(page);
  await free(page, day, '10:00').hover();
  await page.mouse.down();
  await free(page, day, '12:00').hover();
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'Cerrar horas' });
  await expect(form.getByLabel('Desde las')).toHaveValue('10:00');
  await expect(form.getByLabel('Hasta las')).toHaveValue('13:00');
  await form.getByLabel('Para qué').fill('Médico');
  await form.getByRole('button', { name: 'Cerrar estas horas' }).click();
  await expect(page.getByText('Horas cerradas. Ya no se pueden reservar.')).toBeVisible();
  await expect(closed(page, day, '11:00', 'Médico')).toBeVisible();
  const slots = await page.request.get(`/api/slots?start=${day}&end=${day}`).then((answer) => answer.json());
  expect(slots.days[0].slots.filter(({ status }: { status: string }) => status === 'booked')).toHaveLength(3);

  await closed(page, day, '11:00', 'Médico').click();
  const opening = page.getByRole('dialog', { name: 'Abrir horas' });
  await expectAccessible(page, 'opening hours again');
  await page.setViewportSize({ width: 1280, height: 800 });
  await opening.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(free(page, day, '11:00')).toBeVisible();
  await expect(closed(page, day, '12:00', 'Médico')).toBeVisible();

  await test.step('with the keyboard alone hours are chosen, closed and opened', async () => {
    await openNextWeek(page);
    await free(page, day, '14:00').focus();
    await page.keyboard.press('ArrowDown');
    await expect(free(page, day, '15:00')).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Cerrar horas' });
    await expect(form.getByLabel('Desde las')).toHaveValue('15:00');
    await expect(form.getByLabel('Hasta las')).toHaveValue('17:00');
    await form.getByLabel('Para qué').press('Enter');
    await expect(closed(page, day, '16:00')).toBeFocused();
    await closed(page, day, '16:00').press('Enter');
    await expect(page.getByRole('heading', { name: 'Abrir horas' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('hours in which somebody comes', allowing(409), () => {
  test('are not closed: the form lists whom they meet', async ({ page, stack }) => {
    await bookedBy(stack, 'Ana Prieto', another, '11:00');
    await openNextWeek(page);
    await test.step('an appointment says who comes, when and where', async () => {
      await page.getByRole('button', { name: /Ana Prieto/ }).click();
      const shown = page.getByRole('dialog', { name: 'Ana Prieto' });
      await expect(shown).toContainText('de 11:00 a 11:45');
      await expect(shown).toContainText('En la oficina');
      await shown.getByRole('button', { name: 'Volver a la agenda' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
    await page.getByRole('button', { name: 'Cerrar horas', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Cerrar horas' });
    await form.getByLabel('Días enteros').check();
    await form.getByLabel('Desde el día').fill(day);
    await form.getByLabel('Último día').fill(addMadridDays(another, 1));
    await form.getByRole('button', { name: 'Cerrar estas horas' }).click();
    await expect(form.getByRole('alert')).toContainText('Hay una cita en esas horas.');
    await expect(form.getByRole('listitem')).toContainText('Ana Prieto, Primera consulta gratuita');
    await expect(form.getByRole('link', { name: /^Mover/ })).toHaveCount(0);
    await expectAccessible(page, 'a block that meets a visitor');
    await expectReadableAtDoubleSize(page, 'a block that meets a visitor');
  });
});

test('rules are set with their date and author, and the calendar follows', async ({ page }) => {
  await page.goto('/mesa/agenda');
  await page.getByRole('tab', { name: 'Horario y reglas' }).click();
  const hours = page.getByRole('form', { name: 'Horario de la semana' });
  await expect(hours.getByText('Como viene de serie: no se ha cambiado.')).toBeVisible();
  const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'];
  await hours.getByRole('checkbox', { name: `${names[weekday(day) - 1]}, de 17:00 a 18:00` }).uncheck();
  await hours.getByRole('button', { name: 'Guardar' }).click();
  await expect(hours.getByText(/^Desde el .*, por Marta\.$/)).toBeVisible();
  const notice = page.getByRole('form', { name: 'Antelación mínima' });
  await notice.getByLabel('Horas').fill('2');
  await notice.getByRole('button', { name: 'Guardar' }).click();
  await expect(notice.getByText(/, por Marta\.$/)).toBeVisible();
  await expectAccessible(page, 'the rules');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('tab', { name: 'Calendario' }).click();
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await expect(free(page, day, '16:00')).toBeVisible();
  await expect(free(page, day, '17:00')).toBeHidden();

  await test.step('a reload stays at the tab, the day and the view', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openNextWeek(page);
    const shown = page.getByRole('heading', { level: 2 }).first();
    const week = (await shown.textContent()) ?? '';
    await page.getByRole('button', { name: 'Ver por días' }).click();
    await expect(shown).not.toHaveText(week);
    const date = (await shown.textContent()) ?? '';
    await page.reload();
    await expect(shown).toHaveText(date);
    await page.getByRole('tab', { name: 'Horario y reglas' }).click();
    await page.reload();
    await expect(page.getByRole('form', { name: 'Horario de la semana' })).toBeVisible();
  });
});

test(
  'of two who change one rule the second sees it, and overwrites nothing',
  allowing(409),
  async ({ page, stack }) => {
    const julia = await atTheDesk(stack, { name: 'Julia Soto' });
    await page.goto('/mesa/agenda');
    await page.getByRole('tab', { name: 'Horario y reglas' }).click();
    const notice = page.getByRole('form', { name: 'Antelación mínima' });
    await notice.getByLabel('Horas').fill('200');
    await expect(notice.getByText('Un número entero de 0 a 168.')).toBeVisible();
    await notice.getByLabel('Horas').fill('4');
    await julia.post('/agenda/rules', { change: { key: 'minimum-notice-hours', value: 9 }, since: null });
    await notice.getByRole('button', { name: 'Guardar' }).click();
    await expect(notice.getByText(/^Otra persona ha cambiado esta regla/)).toBeVisible();
    await notice.getByRole('button', { name: 'Guardar' }).click();
    await expect(notice.getByLabel('Horas')).toHaveValue('4');
    await notice.getByRole('button', { name: 'Ver cómo está ahora' }).click();
    await expect(notice.getByLabel('Horas')).toHaveValue('9');
    await notice.getByLabel('Horas').fill('3');
    await notice.getByRole('button', { name: 'Guardar' }).click();
    await expect(notice.getByText(/, por Marta\.$/)).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Guardar' })).toBeFocused();
  },
);

test.describe('the end of the known holidays', allowing(422), () => {
  // The servers of tests do not watch that date: the answer of the first screen has the line until the list is complete.
  async function endsSoon(page: Page, stack: SharedStack, year: number): Promise<void> {
    await page.route('**/api/desk/today', async (route) => {
      const answer = await route.fetch();
      const { rows } = await stack.db.query<{ since: Date; value: number }>(
        `SELECT since, value FROM settings WHERE key = 'holidays-complete-until' ORDER BY since DESC`,
      );
      const isListed = rows[0]?.value === year;
      const lastDay = `${year - 1}-12-31`;
      const end = { lastDay, toldFrom: new Date(0), year, since: rows[0]?.since ?? null };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), holidaysEnd: isListed ? null : end } });
    });
  }

  test('is in Hoy, leads to where a holiday is added and removed, and ends when the list is complete', async ({
    page,
    stack,
  }) => {
    const year = Number(today.slice(0, 4)) + 1;
    await bookedBy(stack, 'Ana Prieto', day, '11:00');
    await endsSoon(page, stack, year);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/mesa/hoy');
    const line = page.getByRole('listitem').filter({ hasText: 'La tabla de festivos termina el 31 de diciembre' });
    await expect(line).toContainText('se ofrecen horas, y los plazos');
    await expectAccessible(page, 'the end of the holidays in Hoy');
    await page.setViewportSize({ width: 390, height: 844 });
    await line.getByRole('link', { name: `Añadir festivos de ${year}` }).click();
    const title = page.getByRole('heading', { name: 'Festivos de la región y la ciudad' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();

    const local = page.getByRole('region', { name: 'Festivos de la región y la ciudad' });
    await local.getByLabel('Día', { exact: true }).fill(day);
    await local.getByLabel('Nombre').fill('San Isidro');
    await local.getByRole('button', { name: 'Añadir festivo' }).click();
    await expect(local.getByRole('status')).toContainText('hay una hora cogida, que sigue en pie');
    await expect(local.getByRole('status')).toContainText('Ana Prieto, Primera consulta gratuita');
    await expect(local.getByText(`${formatLongDate(day)}, San Isidro`)).toBeVisible();
    const slots = await page.request.get(`/api/slots?start=${day}&end=${day}`).then((answer) => answer.json());
    expect(slots.days).toEqual([{ date: day, slots: [], holiday: 'San Isidro' }]);
    await local.getByLabel('Día', { exact: true }).fill(day);
    await local.getByLabel('Nombre').fill('Otra vez');
    await local.getByRole('button', { name: 'Añadir festivo' }).click();
    await expect(local.getByText('Ese día ya es festivo: elige otro.')).toBeVisible();
    await expectAccessible(page, 'holidays of the region and the city');

    await local.getByRole('button', { name: 'Quitar San Isidro' }).click();
    await page
      .getByRole('dialog', { name: '¿Quitar este festivo?' })
      .getByRole('button', { name: 'Quitar el festivo' })
      .click();
    await expect(local.getByText('No habéis añadido ninguno.')).toBeVisible();
    await expect(local.getByText('Quitado: San Isidro.')).toBeVisible();
    await expect(title).toBeFocused();

    await page.goto('/mesa/hoy');
    await line.getByRole('button', { name: `La lista de ${year} está completa` }).click();
    await expect(page.getByText('Guardado: la lista de festivos está completa.')).toBeVisible();
    await expect(line).toHaveCount(0);
    await page.goto('/mesa/agenda?ver=reglas');
    const rule = page.getByRole('form', { name: `Lista de festivos de ${year}` });
    await expect(rule.getByRole('checkbox')).toBeChecked();
    await expect(rule.getByText(/, por Marta\.$/)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one day is shown at a time, and an hour is closed with a touch', async ({ page }) => {
    await page.goto('/mesa/agenda');
    const shown = page.getByRole('heading', { level: 2 });
    await expect(shown).toBeVisible();
    while ((await shown.textContent()) !== formatLongDate(day)) {
      const before = await shown.textContent();
      await page.getByRole('button', { name: 'Día siguiente' }).click();
      await expect(shown).not.toHaveText(before ?? '');
    }
    await free(page, day, '09:00').click();
    const form = page.getByRole('dialog', { name: 'Cerrar horas' });
    await expect(form.getByLabel('Hasta las')).toHaveValue('10:00');
    await form.getByRole('button', { name: 'Cerrar estas horas' }).click();
    await expect(closed(page, day, '09:00')).toBeVisible();
    await expectAccessible(page, 'the agenda');
  });
});
