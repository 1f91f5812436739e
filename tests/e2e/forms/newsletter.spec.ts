import { expectAccessible } from '../../support/pages/accessible';
import { NEWSLETTER_PAGE, NewsletterForm, toast } from '../../support/pages/contact-forms';
import { gate } from '../../support/pages/gate';
import { allowing, expect, test } from '../../support/pages/test';

const thanks = '¡Gracias por suscribirte!';
const soon = "Recibirás actualizaciones sobre 'El Sofá Del Dinero' pronto.";
const failed = 'Ha ocurrido un error. Por favor, inténtalo de nuevo.';
const empty = 'Por favor, introduce tu dirección de correo electrónico';

function linkIn(html: string | null, path: string): string {
  return new RegExp(`href="([^"]*/newsletter/${path}/[^"]+)"`).exec(html ?? '')?.[1] ?? '';
}

test('a subscriber confirms by e-mail, and leaves with one click', async ({ page, visitor, outbox }) => {
  const newsletter = new NewsletterForm(page);
  const answer = gate();
  await page.route(NEWSLETTER_PAGE, async (route) => {
    if (route.request().method() === 'POST') await answer.opened;
    await route.continue();
  });
  await page.goto(NEWSLETTER_PAGE);
  await newsletter.email.fill(visitor.email);
  await newsletter.button.click();
  await expect(newsletter.button).toHaveText('Apuntándote...');
  await expect(newsletter.button).toBeDisabled();
  answer.open();
  await expect(toast(page, thanks)).toContainText(soon);
  await expect(newsletter.email).toHaveValue('');
  await expectAccessible(page, 'newsletter-sent');

  const confirmation = await outbox.waitFor({ to: visitor.email, subject: /^Confirma/ });
  await page.goto(linkIn(confirmation.html, 'confirmar'));
  await expectAccessible(page, 'newsletter-confirm');
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  const confirmed = page.getByRole('heading', { level: 1, name: 'Ya estás en la lista.' });
  await expect(confirmed).toBeFocused();
  await expectAccessible(page, 'newsletter-confirmed');

  const welcome = await outbox.waitFor({ to: visitor.email, subject: /^Ya estás/ });
  await page.goto(linkIn(welcome.html, 'baja'));
  await expectAccessible(page, 'newsletter-leave');
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ya no estás en la lista.' })).toBeFocused();
});

test('an empty field is answered at once, a wrong address too, and each keeps the focus', async ({ page }) => {
  const newsletter = new NewsletterForm(page);
  await page.goto(NEWSLETTER_PAGE);
  await newsletter.button.click();
  await expect(newsletter.email).toBeFocused();
  await expect(newsletter.email).toHaveAccessibleDescription(empty);
  await newsletter.email.fill('lucia@');
  await newsletter.button.click();
  await expect(newsletter.email).toHaveAccessibleDescription(/^Revisa el correo/);
  await expectAccessible(page, 'newsletter-errors');
});

test('the footer of every page has the form, and its errors can be read on its dark ground', async ({
  page,
  visitor,
}) => {
  await page.goto('/servicios');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Apuntarme' }).click();
  await expect(footer.getByText(empty)).toBeVisible();
  await expectAccessible(page, 'newsletter-footer-errors');
  await footer.getByLabel('Tu correo').fill(visitor.email);
  await footer.getByRole('button', { name: 'Apuntarme' }).click();
  await expect(toast(page, thanks)).toBeVisible();
});

test.describe('when the server is out of reach', allowing('aborted'), () => {
  test('the toast says so and the address stays', async ({ page, visitor }) => {
    const newsletter = new NewsletterForm(page);
    await page.goto(NEWSLETTER_PAGE);
    await newsletter.email.fill(visitor.email);
    await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await newsletter.button.click();
    await expect(toast(page, 'Error al suscribirse')).toContainText(failed);
    await expect(newsletter.email).toHaveValue(visitor.email);
    await expectAccessible(page, 'newsletter-failed');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing up, confirming and leaving work as well', async ({ page, visitor, outbox }) => {
    const newsletter = new NewsletterForm(page);
    await page.goto(NEWSLETTER_PAGE);
    await newsletter.button.click();
    await expect(newsletter.form.getByText(empty)).toBeInViewport();
    await newsletter.email.fill(visitor.email);
    await newsletter.button.click();
    await expect(newsletter.form.getByText(thanks)).toBeInViewport();
    const { html } = await outbox.waitFor({ to: visitor.email, subject: /^Confirma/ });
    await page.goto(linkIn(html, 'confirmar'));
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(page.getByRole('heading', { name: 'Ya estás en la lista.' })).toBeVisible();
    await page.goto(linkIn(html, 'baja'));
    await page.getByRole('button', { name: 'Darme de baja' }).click();
    await expect(page.getByRole('heading', { name: 'Ya no estás en la lista.' })).toBeVisible();
  });
});
