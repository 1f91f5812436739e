import messages from '@/tests/support/messages';
import { advice } from '@/tests/support/pages/catalogue';
import { orderAnswer, orderHour } from '@/tests/support/pages/orders';
import { expect, test } from '@/tests/support/pages/test';

test('after paying come the calendars, then the way to reach a person, then the receipt', async ({
  page,
  journey,
  stack,
  visitor,
}) => {
  const { hour, sessionId } = await orderHour(page.request, advice.slug, visitor);
  await journey.openPaid({ sessionId }, stack.sandbox);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Añádela a tu calendario',
    messages.PaymentResult.change,
    'Resumen del pedido',
    'Tu cita',
    'Siguientes pasos',
  ]);
  const day = hour.date.replaceAll('-', '');
  await expect(journey.link('Google Calendar')).toHaveAttribute('href', new RegExp(`[?&]dates=${day}T`));
  await expect(journey.link('Outlook')).toHaveAttribute('href', new RegExp(`[?&]startdt=${hour.date}T`));
  const downloaded = page.waitForEvent('download');
  await journey.link('Otro calendario (.ics)').click();
  expect((await downloaded).suggestedFilename()).toBe('cita.ics');
  await expect(journey.link('Otro calendario (.ics)')).toHaveAttribute('href', `/api/orders/${sessionId}/calendar`);

  await test.step('the receipt prints on one sheet, without what can only be pressed', async () => {
    // With the link already there the page does not wait for its next poll.
    await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('meet.google.com');
    await page.reload();
    await expect(journey.link('Entrar en la videollamada')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Google Calendar', 'Volver al inicio', 'Ver más servicios', 'Aviso legal']) {
      await expect(journey.link(name)).toHaveCount(0);
    }
    await expect(page.getByText('Total pagado')).toBeVisible();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(1);
  });

  await test.step('a day later it says who it is for no more, but where that is', async () => {
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(visitor.fullName)).toBeVisible();
    await stack.db.query(`UPDATE orders SET paid_at = paid_at - interval '25 hours'`);
    await page.reload();
    await expect(page.getByRole('heading', { name: messages.PaymentResult.elsewhereTitle })).toBeVisible();
    await expect(page.getByText(visitor.fullName)).toHaveCount(0);
    await expect(journey.link('Entrar en la videollamada')).toHaveCount(0);
  });
});
