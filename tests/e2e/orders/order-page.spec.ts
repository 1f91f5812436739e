import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { advice } from '@/tests/support/pages/catalogue';
import { boughtOrderPage, orderHour } from '@/tests/support/pages/orders';
import { freeHour } from '@/tests/support/pages/page-hours';
import { allowing, expect, test } from '@/tests/support/pages/test';

test('from the success page a buyer changes the hour, cancels it and chooses another one', async ({
  page,
  journey,
  stack,
  visitor,
}) => {
  await journey.openPaid(await orderHour(page.request, advice.slug, visitor), stack.sandbox);
  await journey.link('Ver tu contratación').click();
  await expect(journey.heading('Tu contratación')).toBeVisible();
  const address = page.url();
  await expect(page.getByRole('heading', { name: /^Te quedan 1\d días para decidir$/ })).toBeVisible();
  await expect(journey.link('Desistir del contrato aquí').first()).toBeVisible();
  await expect(journey.link('Condiciones y desistimiento')).toHaveAttribute('href', '/condiciones');
  await expect(page.getByText('Te sientas con Elena Ejemplo.')).toBeVisible();
  await expectAccessible(page, 'order page');
  await expectReadableAtDoubleSize(page, 'order page');

  await journey.link('Cambiar la cita').click();
  await expect(journey.heading('Cambiar la cita')).toBeVisible();
  await expect(page.getByText('Tu hora actual:')).toBeVisible();
  const newHour = page.locator('#cambiar').getByRole('definition').last();
  await expect(newHour).toHaveText('Sin elegir');
  await journey.button('Cambiar a esta hora').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Elige un día y una hora.' })).toBeVisible();
  await expectAccessible(page, 'change without an hour');
  const hour = await freeHour(page.request);
  await journey.chooseHour(hour);
  await expect(page.getByRole('alert').filter({ hasText: 'Elige un día y una hora.' })).toBeHidden();
  await expect(newHour).toContainText(`, ${hour.time}`);
  await expectAccessible(page, 'change of hour');
  await expectReadableAtDoubleSize(page, 'change of hour');
  await journey.button('Cambiar a esta hora').click();
  await expect(page.getByText('Cita cambiada. Te hemos mandado')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(`${hour.time}–`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`, a las ${hour.time}.`)).toBeVisible();
  await page.goForward();
  await expect(journey.heading('Tu contratación')).toBeVisible();

  await journey.link('Anular la cita').click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await journey.button('Anular la cita').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Elige una de las dos opciones.' })).toBeVisible();
  await expectAccessible(page, 'cancellation');
  await page.getByRole('radio', { name: /Solo anular/ }).check();
  await journey.button('Anular la cita').click();
  await expect(page.getByText('Ahora no tienes cita.')).toBeVisible();
  await expectAccessible(page, 'order page without appointment');

  await journey.link('Elegir otra hora').click();
  await journey.chooseHour(await freeHour(page.request));
  await journey.button('Quedarme con esta hora').click();
  await expect(page.getByText('Hora reservada.')).toBeVisible();
  await expect(journey.link('Cambiar la cita')).toBeVisible();
});

test('the receipt prints on one sheet, and the invoice is asked for with its faults beside the fields', async ({
  page,
  journey,
  stack,
  visitor,
}) => {
  await journey.openPaid(await orderHour(page.request, advice.slug, visitor), stack.sandbox);
  await journey.link('Ver tu contratación').click();
  await journey.link('Recibo').click();
  await expect(page.getByText('No es una factura.')).toBeVisible();
  await expectAccessible(page, 'receipt');
  await page.emulateMedia({ media: 'print' });
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await journey.link('Pedir factura').click();
  await journey.button('Pedir la factura').click();
  await expect(page.getByText('Escribe tu NIF o NIE, o el NIF de la empresa.')).toBeVisible();
  await expectAccessible(page, 'invoice with errors');
  await page.getByLabel('Nombre o razón social').fill('Irene Salas');
  await page.getByLabel('NIF o NIE, o NIF de la empresa').fill('12345678Z');
  await page.getByLabel('Dirección').fill('Calle Mayor 1');
  await page.getByLabel('Código postal').fill('28013');
  await page.getByLabel('Población').fill('Madrid');
  await journey.button('Pedir la factura').click();
  await expect(page.getByText('Datos recibidos.')).toBeVisible();
});

test(
  'the invoice’s data stay on the page without a connection, and are sent with the next press',
  allowing(/ERR_INTERNET_DISCONNECTED/),
  async ({ page, context, stack }) => {
    await page.goto(`${await boughtOrderPage(page.request, stack.sandbox, advice.slug)}/factura`);
    const button = page.getByRole('button', { name: 'Pedir la factura' });
    const typed = {
      'Nombre o razón social': 'Irene Salas',
      'NIF o NIE, o NIF de la empresa': '12345678Z',
      Dirección: 'Calle Mayor 1',
      'Código postal': '28013',
      Población: 'Madrid',
    };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Ahora mismo no podemos anotarlo.' })).toBeVisible();
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
    await context.setOffline(false);
    await button.click();
    await expect(page.getByText('Datos recibidos.')).toBeVisible();
  },
);
