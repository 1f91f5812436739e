import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { addWeeks, subWeeks } from 'date-fns';
import { enterDesk } from '../../support/desk/enter-desk';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import { expect, test } from '../../support/pages/test';
import { CONSULTATION, RESET } from '../../support/shop/products';
import type { SharedStack } from '../../support/stack/stack';

const NAME = 'Consultoría financiera personalizada';

/** For each of the last weeks one payment more than the week before, of two that were begun; the last one is paid back. */
async function someWeeks({ db }: SharedStack, weeks: number): Promise<void> {
  const first = addWeeks(subWeeks(new Date(), weeks), 1);
  await db.query(
    `WITH product AS (SELECT id, slug FROM products WHERE slug IN ($1, $2)), placed AS (
       INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, stripe_session_id, checkout_expires_at,
         status, payment_status, paid_at, created_at, updated_at)
       SELECT gen_random_uuid(), product.id, 'Eva', 'eva@example.com', 10000, slug || week || '-' || one, at,
         (CASE WHEN one % 2 = 0 THEN 'confirmed' ELSE 'expired' END)::order_status,
         (CASE WHEN one % 2 = 0 THEN 'paid' ELSE 'unpaid' END)::payment_status,
         CASE WHEN one % 2 = 0 THEN at END, at, at
       FROM product, generate_series(1, $3::int) AS week, generate_series(1, week * 2) AS one,
         LATERAL (SELECT $4::timestamptz + (week - 1) * interval '7 days' AS at) AS moment
       RETURNING id, product_id, stripe_session_id, paid_at, created_at
     ), booked AS (
       INSERT INTO bookings (id, order_id, product_id, status, starts_at, ends_at, duration, created_at)
       SELECT gen_random_uuid(), placed.id, product_id, 'expired', placed.created_at, placed.created_at + interval '1 hour', 60, placed.created_at
       FROM placed JOIN product ON product.id = product_id AND slug = $1
     )
     INSERT INTO refunds (id, order_id, kind, amount, status, stripe_refund_id, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'dashboard', 10000, 'succeeded', id, paid_at, paid_at
     FROM placed WHERE stripe_session_id = $1 || $3 || '-2'`,
    [CONSULTATION, RESET, weeks, first],
  );
}

async function someAnswers({ db }: SharedStack, staff: { id: string; name: string }): Promise<void> {
  await db.query(
    `WITH asked AS (
       INSERT INTO contact_messages (id, source, name, email, fingerprint, consented_at, policy_version, created_at)
       SELECT gen_random_uuid(), 'home-contact', 'Eva', 'eva@example.com', n::text, at, '1', at
       FROM generate_series(1, 3) AS n, LATERAL (SELECT now() - interval '9 days' AS at) AS moment RETURNING id, fingerprint, created_at
     )
     INSERT INTO answers (id, message_id, attempt_key, via, text, at, sent_at, by_id, by_name)
     SELECT gen_random_uuid(), id, gen_random_uuid(), 'mail', 'Hola', sent.at, sent.at, $1, $2
     FROM asked, LATERAL (SELECT created_at + fingerprint::int * interval '95 minutes' AS at) AS sent`,
    [staff.id, staff.name],
  );
}

const cells = (table: Locator, name: string) => table.getByRole('row', { name }).getByRole('cell');

test('shows hours, payments, income and the time to answer, by week and by month', async ({ page, context, stack }) => {
  const { staff } = await enterDesk(context, stack);
  await test.step('before anything has happened the numbers say so', async () => {
    await page.goto('/mesa/numeros');
    await expect(page.getByRole('heading', { name: 'Números', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Todavía no hay nada que contar' })).toBeVisible();
    await expect(page.getByText('Todavía no hay respuestas de este periodo.')).toBeVisible();
    await expectAccessible(page, 'numbers, empty');
  });
  await someWeeks(stack, 6);
  await someAnswers(stack, staff);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  const services = page.getByRole('table', { name: 'Por servicio' });
  await expect(cells(services, NAME)).toHaveText(['42', '42', '21', '0', '1', /^2\.000,00\s€$/]);
  await expect(cells(services, 'Total')).toHaveText(['42', '84', '42', '0', '1', /^4\.100,00\s€$/]);
  await expect(page.getByText('42 de los 84 que se empezaron.')).toBeVisible();

  const times = page.getByRole('table', { name: 'Lo que tardamos en contestar' });
  await expect(cells(times, 'Mensajes')).toHaveText(['3', /^3\sh\s10\smin$/, /^4\sh\s45\smin$/, '3 de 3']);
  await expect(cells(times, 'Consultas')).toHaveText(['0', 'sin datos', 'sin datos', 'sin datos']);

  await page.getByText('Ver las cifras en una tabla').first().press('Enter');
  const income = page.getByRole('table', { name: 'Ingresos netos por semana' });
  await expect(income.getByRole('row')).toHaveCount(13);
  await expect(cells(income, '(en curso)')).toHaveText([/^1\.200,00\s€$/, /^100,00\s€$/, /^1\.100,00\s€$/]);
  await expectAccessible(page, 'numbers by week');

  // By keyboard: the arrows change the period.
  await page.getByRole('radio', { name: '12 semanas' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '12 meses' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Ingresos netos por mes' })).toBeVisible();
  await expect(cells(services, 'Total')).toHaveText(['42', '84', '42', '0', '1', /^4\.100,00\s€$/]);
  await expectAccessible(page, 'numbers by month');
});

test('are downloaded as a file, which the log says', async ({ page, context, stack }) => {
  const { staff } = await enterDesk(context, stack);
  await someWeeks(stack, 12);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mesa/numeros');
  await expect(page.getByRole('table', { name: 'Por servicio' })).toBeVisible();
  await expectReadableAtDoubleSize(page, 'numbers on a phone');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar en CSV' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^numeros-por-semanas-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Servicio;Hora elegida;Pago empezado');
  expect(lines).toHaveLength(24);
  await expect(page.getByRole('status').filter({ hasText: 'Descargado.' })).toBeAttached();
  const { rows } = await stack.db.query('SELECT kind, staff_name AS name FROM desk_events');
  expect(rows).toEqual([{ kind: 'numbers.exported', name: staff.name }]);
});
