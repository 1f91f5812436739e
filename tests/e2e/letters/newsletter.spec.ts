import type { Page } from '@playwright/test';
import { expectAccessible } from '@/tests/support/pages/accessible';
import { holdNewsletterCode, NEWSLETTER_PAGE, NewsletterForm, toast } from '@/tests/support/pages/contact-forms';
import { gate } from '@/tests/support/pages/gate';
import { allowing, expect, test } from '@/tests/support/pages/test';

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

test.describe('before its code is there', () => {
  const footerForm = (page: Page) => {
    const form = page.locator('#pie-boletin-datos');
    return { form, email: form.getByLabel('Tu correo'), button: form.locator('[type=submit]') };
  };

  test('the form is asked for when it comes near, keeps what is typed and answers what was pressed', async ({
    page,
  }) => {
    const code = gate();
    const asked = await holdNewsletterCode(page, () => code.opened.then(() => true));
    await page.goto('/calculadoras/ratio-endeudamiento');
    await page.getByRole('main').getByRole('textbox').first().fill('2000');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(asked()).toBe(0);
    const { email, button } = footerForm(page);
    await email.pressSequentially('lucia@hot');
    await expect.poll(asked).toBe(1);
    await button.click();
    await button.click();
    await email.focus();
    code.open();
    await expect(email).toHaveAccessibleDescription(/^Revisa el correo/);
    await expect(email).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('mial.es');
    await expect(email).toHaveValue('lucia@hotmial.es');
    await expect(footerForm(page).form.getByText('¿Querías decir hotmail.es?')).toBeVisible();
  });

  test('the router goes on, and the form too', async ({ page, visitor }) => {
    await page.goto('/valores');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Servicios' }).first().click();
    await expect(page).toHaveURL(/\/servicios$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { email, button } = footerForm(page);
    await button.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(empty);
    await email.fill(visitor.email);
    await button.click();
    await expect(toast(page, thanks)).toBeVisible();
  });

  test.describe('and cannot be had', allowing('aborted'), () => {
    /** The page is loaded again, which may be the one of a newer build. */
    const pressForReload = (page: Page) => Promise.all([page.waitForEvent('load'), footerForm(page).button.click()]);

    test('the router goes on, and the form is sent as without JavaScript', async ({ page, visitor }) => {
      await holdNewsletterCode(page, async () => false);
      await page.goto('/valores');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Servicios' }).first().click();
      await expect(page).toHaveURL(/\/servicios$/);
      const { form, email, button } = footerForm(page);
      await pressForReload(page);
      await email.fill(visitor.email);
      await button.click();
      await expect(form.getByText(thanks)).toBeInViewport();
    });

    test('a newer build is loaded, with what was typed', async ({ page, visitor }) => {
      let isThere = false;
      await holdNewsletterCode(page, async () => isThere);
      await page.goto('/valores');
      const { email, button } = footerForm(page);
      await email.fill(visitor.email);
      page.once('framenavigated', () => {
        isThere = true;
      });
      await pressForReload(page);
      await expect(email).toBeFocused();
      await expect(email).toHaveValue(visitor.email);
      await button.click();
      await expect(toast(page, thanks)).toBeVisible();
    });

    test('an answer that came without it is there with it', async ({ page, visitor }) => {
      let isThere = false;
      await holdNewsletterCode(page, async () => isThere);
      await page.goto('/valores');
      const { form, email, button } = footerForm(page);
      await pressForReload(page);
      await button.click();
      await expect(form.getByText(empty)).toBeInViewport();
      isThere = true;
      await email.focus();
      // One that the browser itself lets pass: a press before the code is there is answered by the browser else.
      await page.keyboard.type('lucia@hot');
      await button.click();
      await expect(email).toHaveAccessibleDescription(/^Revisa el correo/);
      await email.fill(visitor.email);
      await button.click();
      await expect(toast(page, thanks)).toBeVisible();
    });

    test('without a network a toast and the page below the form say so', async ({ page, visitor }) => {
      await holdNewsletterCode(page, async () => false);
      await page.goto('/valores');
      const { email, button } = footerForm(page);
      await page.route('/valores', (route) => route.abort());
      await email.fill(visitor.email);
      await button.click();
      await expect(toast(page, 'Error al suscribirse')).toContainText(failed);
      await expect(page.getByRole('contentinfo').getByText(failed)).toBeVisible();
      await expect(email).toHaveValue(visitor.email);
    });

    test('a later touch asks for it again', async ({ page }) => {
      let isThere = false;
      const asked = await holdNewsletterCode(page, async () => isThere);
      await page.goto('/valores');
      const { form, email } = footerForm(page);
      await email.fill('lucia@hotmial.es');
      await expect.poll(asked).toBeGreaterThan(0);
      isThere = true;
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await email.focus();
      await expect(form.getByText('¿Querías decir hotmail.es?')).toBeVisible();
      await expect(email).toHaveValue('lucia@hotmial.es');
    });
  });
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
