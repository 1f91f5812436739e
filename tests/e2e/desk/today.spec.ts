import { enterDesk } from '../../support/desk/enter-desk';
import { expectAccessible } from '../../support/pages/accessible';
import { advice } from '../../support/pages/catalogue';
import { boughtOrderPage } from '../../support/pages/orders';
import { expect, test } from '../../support/pages/test';

test('the first screen has the appointments of today and tomorrow, and what waits for a person', async ({
  page,
  context,
  stack,
}) => {
  await enterDesk(context, stack);
  await page.goto('/mesa');
  await expect(page).toHaveURL(/\/mesa\/hoy$/);
  await expect(page.getByText('Sin citas.')).toHaveCount(2);
  await expect(page.getByText('Nada: todo va solo.')).toBeVisible();
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await stack.db.query(`
    WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS number FROM bookings WHERE status = 'confirmed')
    UPDATE bookings SET starts_at = midnight + number * interval '9 hours', ends_at = midnight + number * interval '9 hours' + interval '1 hour',
      notes = 'Traigo la escritura.'
    FROM numbered, (SELECT date_trunc('day', now(), 'Europe/Madrid') AS midnight) AS day WHERE numbered.id = bookings.id`);
  await stack.db.query(`
    UPDATE orders SET status = 'needs_attention', attention_reason = 'hour-lost' WHERE id = (SELECT max(id::text)::uuid FROM orders)`);
  await page.reload();
  const appointments = page.getByRole('region', { name: /^Citas de hoy/ }).getByRole('listitem');
  await expect(appointments).toHaveCount(2);
  await expect(appointments.first()).toContainText('09:00');
  await expect(appointments.first()).toContainText('Traigo la escritura.');
  const needs = page.getByRole('region', { name: 'Qué necesita a una persona' });
  await expect(needs.getByText('Pagó y su hora ya no estaba libre')).toBeVisible();
  await expectAccessible(page, 'today');
  await needs.getByRole('link', { name: 'Lucía Prueba' }).click();
  await expect(page.getByRole('heading', { name: 'Lucía Prueba', level: 1 })).toBeVisible();
});
