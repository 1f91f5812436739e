import { BOOKING_WINDOW_DAYS } from '@/lib/agenda/opening-hours';
import { addMadridDays, type MadridDate } from '@/lib/shared/madrid-time';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import messages from '@/tests/support/messages';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { advice } from '@/tests/support/pages/catalogue';
import { closeHours } from '@/tests/support/pages/full-calendar';
import { boughtOrderPage } from '@/tests/support/pages/orders';
import { dayName } from '@/tests/support/pages/page-hours';
import { expect, test } from '@/tests/support/pages/test';
import { daysFromToday } from '@/tests/support/shop/hours';

const { FirstConsultation: free, OrderPage: order } = messages;
const LAST = daysFromToday(BOOKING_WINDOW_DAYS);
const until = `Hasta el ${dayName(LAST)} está todo completo.`;

function workingDayAfter(day: MadridDate): MadridDate {
  const next = addMadridDays(day, 1);
  return isWorkingDay(next, []) ? next : workingDayAfter(next);
}

for (const [where, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['at a desk', { width: 1280, height: 720 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport });

    test('with no hour free checkout, free hour and «Cambiar la cita» show one card with a day and a telephone, and ask nothing', async ({
      page,
      journey,
      stack,
    }) => {
      const path = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
      await closeHours(stack, BOOKING_WINDOW_DAYS);
      const card = async (name: string) => {
        const main = page.getByRole('main');
        await expect(main.getByText(until)).toBeVisible();
        const next = new RegExp(`^El ${dayName(workingDayAfter(LAST)).split(' de ')[0]}.* se abre `);
        await expect(main.getByText(next)).toBeVisible();
        await expect(main.getByText(/Si te corre prisa, llámanos al/).getByRole('link')).toBeVisible();
        await expect(main.getByRole('grid')).toHaveCount(0);
        await expect(main.getByRole('textbox')).toHaveCount(0);
        await expect(main.getByRole('radio')).toHaveCount(0);
        await expectAccessible(page, name);
        await expectReadableAtDoubleSize(page, name);
      };

      await journey.open(advice);
      await journey.typeCustomer();
      await journey.continueButton.click();
      await expect(journey.heading('Ahora mismo no quedan horas')).toBeVisible();
      await card('no-hours-checkout');
      await expect(journey.button('Volver a datos del cliente')).toBeVisible();

      await page.goto('/consulta-gratuita/reservar');
      await expect(journey.heading(free.offer.fullTitle)).toBeVisible();
      await card('no-hours-free');

      await page.goto(`${path}/cambiar`);
      await expect(page.getByText(order.move.move.full)).toBeVisible();
      await card('no-hours-move');

      await page.getByRole('link', { name: 'Avísame' }).click();
      const message = page.getByRole('textbox', { name: /^Mensaje/ });
      await expect(message).toHaveValue(`Avisadme si se libera una hora para ${advice.name}`);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card takes the place of the list of hours, and of its form', async ({ page, stack }) => {
    const path = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
    await closeHours(stack, BOOKING_WINDOW_DAYS);
    for (const address of ['/consulta-gratuita/reservar', `${path}/cambiar`]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(until)).toBeVisible();
      await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  });
});
