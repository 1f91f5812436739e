import { enterDesk } from '../../support/desk/enter-desk';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import { advice } from '../../support/pages/catalogue';
import { boughtOrderPage } from '../../support/pages/orders';
import { allowing, expect, test } from '../../support/pages/test';

test('the first screen has the appointments of today and tomorrow, and what waits for a person', async ({
  page,
  context,
  stack,
}) => {
  await enterDesk(context, stack);
  await page.goto('/mesa');
  await expect(page).toHaveURL(/\/mesa\/hoy$/);
  await expect(page.getByText('Sin citas.')).toHaveCount(2);
  await page.getByRole('button', { name: 'Poner 2 horas' }).click();
  await expect(page.getByText('Guardado. Se cambia en Agenda, Horario y reglas.')).toBeVisible();
  await expect(page.getByText('Nada: todo va solo.')).toBeVisible();
  const { rows } = await stack.db.query("SELECT value FROM settings WHERE key = 'minimum-notice-hours'");
  expect(rows).toEqual([{ value: 2 }]);
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await stack.db.query(`
    WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS number FROM bookings WHERE status = 'confirmed')
    UPDATE bookings SET starts_at = (midnight + number * interval '9 hours') AT TIME ZONE 'Europe/Madrid',
      ends_at = (midnight + number * interval '9 hours' + interval '1 hour') AT TIME ZONE 'Europe/Madrid', notes = 'Traigo la escritura.'
    FROM numbered, (SELECT date_trunc('day', now() AT TIME ZONE 'Europe/Madrid') AS midnight) AS day WHERE numbered.id = bookings.id`);
  await stack.db.query(`
    UPDATE orders SET status = 'needs_attention', attention_reason = 'hour-lost' WHERE id = (SELECT max(id::text)::uuid FROM orders)`);
  await stack.db.query(`
    WITH asked AS (
      INSERT INTO contact_messages (id, source, name, email, phone, fingerprint, consented_at, policy_version, created_at)
      VALUES (gen_random_uuid(), 'contacto', 'Eva Ruiz', 'eva@example.com', '600 123 456', 'x', now(), '2026-01-01', now())
      RETURNING id), sent AS (
      INSERT INTO mails (id, resend_id, kind, subject, subject_id, at) SELECT gen_random_uuid(), 'returned', 'receipt', 'message', id, now() FROM asked)
    INSERT INTO mail_events (id, event_id, resend_id, kind, at, received_at) VALUES (gen_random_uuid(), 'returned', 'returned', 'bounced', now(), now())`);
  await page.reload();
  const appointments = page.getByRole('region', { name: /^Citas de hoy/ }).getByRole('listitem');
  await expect(appointments).toHaveCount(2);
  await expect(appointments.first()).toContainText('09:00');
  await expect(appointments.first()).toContainText('Traigo la escritura.');
  const needs = page.getByRole('region', { name: 'Qué necesita a una persona' });
  await expect(needs.getByText('Pagó y su hora ya no estaba libre')).toBeVisible();
  const returned = needs.getByRole('listitem').filter({ hasText: 'Un correo no le ha llegado' });
  await expect(returned).toContainText('ha vuelto de eva@example.com');
  await expect(returned.getByRole('link', { name: '600 123 456' })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page, 'today');
  await expectReadableAtDoubleSize(page, 'today');
  await returned.getByRole('button', { name: /^Ya está atendido/ }).click();
  await page.getByRole('button', { name: 'Dar por atendido' }).click();
  await expect(returned).toHaveCount(0);
  await needs.getByRole('link', { name: 'Lucía Prueba' }).click();
  await expect(page.getByRole('heading', { name: 'Lucía Prueba', level: 1 })).toBeVisible();
});

test('what a person has dealt with leaves the first screen, and a statement is joined to its order', async ({
  page,
  context,
  stack,
}) => {
  const { staff } = await enterDesk(context, stack);
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await stack.db.query(`UPDATE orders SET paid_at = paid_at - interval '3 days'`);
  await stack.db.query(`
    INSERT INTO withdrawals (id, state, basis, channel, name, contract, ack_email, statement, submitted_at, execute_at, ack_sent_at)
    SELECT gen_random_uuid(), 'unmatched', 'unknown', 'public', name, 'La asesoría de noviembre', mailbox, 'Desisto.',
      now() - interval '1 day', now(), now()
    FROM (VALUES ('Lucía Pruebas', 'lucia@example.com'), ('Otra Persona', 'otra@example.com')) AS stated (name, mailbox)`);
  await page.goto('/mesa/hoy');
  const needs = page.getByRole('region', { name: 'Qué necesita a una persona' });
  await needs.getByRole('button', { name: 'Ya está atendido Otra Persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ya está atendido' });
  await dialog.getByLabel('Nota para el registro (opcional)').fill('Contestada por correo');
  await expectAccessible(page, 'attended');
  await dialog.getByRole('button', { name: 'Dar por atendido' }).click();
  await expect(needs.getByText('Anotado: ya está atendido.')).toBeVisible();
  await expect(needs.getByText('Otra Persona')).toHaveCount(0);
  await expect(needs.getByRole('heading')).toBeFocused();

  await needs.getByRole('button', { name: 'Es de esta contratación Lucía Pruebas' }).click();
  const join = page.getByRole('dialog', { name: '¿De qué contratación es?' });
  await expect(join.getByText('Nada coincide.')).toBeVisible();
  await join.getByRole('button', { name: 'Unir a esta contratación' }).click();
  await expect(join.getByText('Elige una contratación.')).toBeVisible();
  await join.getByLabel('Nombre, correo o número de pedido').fill('lucía prueba');
  await join.getByLabel('Nombre, correo o número de pedido').press('Enter');
  await join.getByRole('radio', { name: /Lucía Prueba/ }).check();
  await expectAccessible(page, 'join a statement');
  await join.getByRole('button', { name: 'Unir a esta contratación' }).click();
  await expect(needs.getByText(/^Unido a su contratación/)).toBeVisible();
  await expect(needs.getByRole('listitem')).toContainText('Antelación mínima sin decidir');

  await page.goto('/mesa/registro');
  const line = page.getByRole('row').filter({ hasText: 'Unió un desistimiento a su pedido' });
  await expect(line).toContainText(staff.name);
  await expect(page.getByRole('row').filter({ hasText: 'Contestada por correo' })).toBeVisible();
});

test('a dispute is there with its last day, and the order leads to its payment at Stripe', async ({
  page,
  context,
  stack,
}) => {
  await enterDesk(context, stack);
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  const [session] = (await stack.sandbox.sessions()).toReversed();
  const { id } = await stack.sandbox.disputeSession(session?.id ?? '');
  const disputes = () => stack.rows('SELECT lost_at IS NOT NULL AS over FROM disputes');
  await expect.poll(disputes).toEqual([{ over: false }]);
  await page.goto('/mesa/hoy');
  const needs = page.getByRole('region', { name: 'Qué necesita a una persona' });
  await expect(needs.getByText('El cliente disputa el pago en su banco')).toBeVisible();
  await expect(needs.getByText(/^Hay de plazo hasta: /)).toBeVisible();
  await needs.getByRole('link', { name: 'Lucía Prueba' }).click();
  await expect(page.getByRole('link', { name: 'Ver el pago en Stripe' })).toHaveAttribute(
    'href',
    /^https:\/\/dashboard\.stripe\.com\/test\/payments\/pi_/,
  );
  await expect(page.getByRole('button', { name: 'Devolver', exact: true })).toHaveCount(0);
  await expectAccessible(page, 'a disputed order');
  await stack.sandbox.closeDispute(id, 'lost');
  await expect.poll(disputes).toEqual([{ over: true }]);
  await page.reload();
  await expect(page.getByText(/^Disputa perdida: /)).toBeVisible();
  await page.getByRole('button', { name: 'Ya está atendido' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dar por atendido' }).click();
  await expect(page.getByText('Anotado: ya está atendido.')).toBeVisible();
});

test(
  'what the own mailbox still has of a person is confirmed as deleted, also where another one was faster',
  allowing(409),
  async ({ page, context, stack }) => {
    await enterDesk(context, stack);
    await stack.db.query(`
      INSERT INTO mailbox_erasures (id, email, received_at, asked_at)
      SELECT gen_random_uuid(), mailbox, ARRAY['2026-03-03T10:15:00Z', '2026-04-07T16:30:00Z']::timestamptz[], now()
      FROM (VALUES ('ana@correo.example'), ('luis@correo.example')) AS gone (mailbox)`);
    await page.goto('/mesa/hoy');
    const needs = page.getByRole('region', { name: 'Qué necesita a una persona' });
    const line = needs.getByRole('listitem').filter({ hasText: 'ana@correo.example' });
    await expect(line).toContainText('mar 3 mar 2026, 11:15');
    await line.getByRole('button', { name: /^Ya está borrado/ }).click();
    const dialog = page.getByRole('dialog', { name: '¿Está borrado del buzón?' });
    await expect(dialog).toContainText('No puede quedar nada de ana@correo.example.');
    await expectAccessible(page, 'deleted from the mailbox');
    await dialog.getByRole('button', { name: 'Sí, está borrado' }).click();
    await expect(needs.getByText('Anotado. Se lo decimos a la persona')).toBeVisible();
    await expect(needs.getByText('ana@correo.example')).toHaveCount(0);
    await expect(needs.getByRole('heading')).toBeFocused();

    await needs.getByRole('button', { name: /^Ya está borrado/ }).click();
    await stack.db.query('DELETE FROM mailbox_erasures');
    await dialog.getByRole('button', { name: 'Sí, está borrado' }).click();
    await expect(dialog.getByText('Esto ha cambiado, o ya lo atendió otra persona.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(needs.getByRole('listitem')).toContainText('Antelación mínima sin decidir');
  },
);
