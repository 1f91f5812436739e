import type { Page } from '@playwright/test';
import messages from '@/tests/support/messages';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { advice } from '@/tests/support/pages/catalogue';
import { boughtOrderPage } from '@/tests/support/pages/orders';
import { allowing, expect, test } from '@/tests/support/pages/test';

const { LinksForm } = messages;
const ANSWER = LinksForm.answer.replace(/<\/?call>/g, '');
/** Of the buyer of `boughtOrderPage`. */
const EMAIL = 'lucia@example.com';

const form = (page: Page) => page.locator('#tus-enlaces');

async function asks(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Tu correo').fill(email);
  await form(page).getByRole('button', { name: 'Enviarme mis enlaces' }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a person with only a mailbox is back at their appointment in four presses', async ({
    page,
    context,
    stack,
    outbox,
  }) => {
    await boughtOrderPage(page.request, stack.sandbox, advice.slug);
    await page.goto('/');
    await page.getByRole('button', { name: messages.Header.openMenu }).click();
    await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Mi cita' }).click();
    await asks(page, EMAIL);
    await expect(form(page).getByRole('status')).toHaveText(ANSWER);
    await expectAccessible(page, 'own links');
    const { html } = await outbox.waitFor({ to: EMAIL, subject: /^Tus enlaces$/ });
    const mailbox = await context.newPage();
    await mailbox.setContent(html ?? '');
    const [order] = await Promise.all([
      mailbox.waitForEvent('popup'),
      mailbox.getByRole('link', { name: 'Ver tu contratación' }).click(),
    ]);
    await expect(order).toHaveURL(/\/tu-contratacion\/[\w-]{44}z$/);
    await expect(order.getByText(advice.name).first()).toBeVisible();
  });
});

test.describe('a link that opens nothing', allowing(404), () => {
  test('is answered in place, with a faulty address beside its field', async ({ page }) => {
    await page.goto('/enlace-no-valido');
    await asks(page, 'lucia@');
    await expect(form(page).getByLabel('Tu correo')).toBeFocused();
    await expect(form(page).getByLabel('Tu correo')).toHaveValue('lucia@');
    await expect(form(page).getByText(messages.Validation.emailInvalid)).toBeVisible();
    await asks(page, EMAIL);
    await expect(form(page).getByRole('status')).toHaveText(ANSWER);
    await expect(page).toHaveURL('/enlace-no-valido');
    await expectReadableAtDoubleSize(page, 'own links');
  });
});

test.describe('without JavaScript', allowing(404), () => {
  test.use({ javaScriptEnabled: false });

  test('the page of links answers wherever the form stands', async ({ page }) => {
    for (const path of ['/enlace-no-valido', '/desistimiento', '/consulta-gratuita/cita']) {
      await page.goto(path);
      await asks(page, EMAIL);
      await expect(page).toHaveURL('/tu-contratacion#tus-enlaces');
      await expect(form(page).getByRole('status')).toHaveText(ANSWER);
    }
  });
});
