import messages from '@/messages/shared/tools/page-changed.json' with { type: 'json' };
import { STAFF } from '@/tests/support/http/outbox';
import { expectAccessible } from '@/tests/support/pages/accessible';
import { CONTACT_PAGE, ContactForm, toast } from '@/tests/support/pages/contact-forms';
import { gate, holdScripts } from '@/tests/support/pages/gate';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { Forms } from '@/tests/support/shop/forms';

const pageChanged = messages.PageChanged;
const sentTitle = '¡Mensaje enviado!';
const sentDetail = 'Te contactaremos pronto para programar tu consulta gratuita.';
const failed = 'Hubo un problema al enviar el mensaje. Inténtalo de nuevo.';
const askAgain = 'Confirma el envío.';

test('a message is sent, its confirmation stands where the form was, which comes back empty, and both sides get their e-mail', async ({
  page,
  visitor,
  outbox,
}) => {
  const contact = new ContactForm(page);
  const answer = gate();
  await page.route(CONTACT_PAGE, async (route) => {
    if (route.request().method() === 'POST') await answer.opened;
    await route.continue();
  });
  await page.goto(CONTACT_PAGE);
  await contact.fill(visitor);
  await contact.button.click();
  await expect(contact.button).toHaveText('Enviando...');
  await expect(contact.button).toBeDisabled();
  answer.open();
  await expect(toast(page, sentTitle)).toContainText(sentDetail);
  await expect(contact.form.getByText(sentTitle)).toBeInViewport();
  await expect(contact.form.getByText(sentTitle)).toBeFocused();
  await expect(contact.name).toBeHidden();
  await expectAccessible(page, 'contact-sent');
  await contact.again.click();
  await expect(contact.form.getByText(sentTitle)).toHaveCount(0);
  await expect(contact.name).toBeFocused();
  for (const field of [contact.name, contact.email, contact.phone, contact.message])
    await expect(field).toHaveValue('');
  await expect(contact.button).toBeEnabled();
  const receipt = await outbox.waitFor({ to: visitor.email });
  expect(receipt.subject).toBe('Hemos recibido tu mensaje');
  const reported = await outbox.waitFor({ to: STAFF, subject: /Mensaje de la web/ });
  expect(reported).toMatchObject({ replyTo: [visitor.email] });
  expect(reported.text).toContain('¿Me conviene amortizar?\nGracias, ñ € 😀');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was sent is confirmed in the window, also once the toast has gone', async ({ page, visitor }) => {
    const contact = await ContactForm.filled(page, visitor);
    await contact.button.click();
    await toast(page, sentTitle).getByRole('button').click();
    await expect(toast(page, sentTitle)).toHaveCount(0);
    await expect(contact.form.getByText(sentTitle)).toBeInViewport({ ratio: 1 });
    await expect(contact.form.getByText(sentDetail)).toBeInViewport({ ratio: 1 });
  });
});

test('a form that is filled in faster than anyone can type is not suspected', async ({ page, visitor }) => {
  const contact = await ContactForm.filled(page, visitor);
  await contact.message.fill('https://a.example https://b.example');
  await contact.message.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, sentTitle)).toBeVisible();
});

test('what the form cannot take is said beside its field', async ({ page, visitor }) => {
  const contact = await ContactForm.open(page);
  await test.step('what is missing is said beside its field, and the first has the focus', async () => {
    await contact.button.click();
    await expect(contact.name).toBeFocused();
    await expect(contact.name).toHaveAccessibleDescription('Escribe tu nombre y apellidos.');
    await expect(contact.email).toHaveAccessibleDescription('Escribe tu correo.');
    await contact.name.fill('Lucía');
    await contact.email.fill('lucia@');
    await contact.button.click();
    await expect(contact.email).toBeFocused();
    await expect(contact.email).toHaveAccessibleDescription(/^Revisa el correo/);
    await expectAccessible(page, 'contact-errors');
  });
  await test.step('a wrong telephone and a message that is too long are refused beside their fields', async () => {
    await contact.fill(visitor);
    await contact.phone.fill('llámame luego');
    await contact.message.fill('ñ'.repeat(5_001));
    await contact.button.click();
    await expect(contact.phone).toBeFocused();
    await expect(contact.phone).toHaveAccessibleDescription(/^Revisa el teléfono/);
    await expect(contact.message).toHaveAccessibleDescription(/como máximo 5\.000 caracteres: acórtalo\.$/);
    await expect(contact.message).toHaveValue('ñ'.repeat(5_001));
  });
});

test.describe('when the schema cannot be loaded', allowing('aborted'), () => {
  test('the server validates, and its messages are shown beside the fields', async ({ page, visitor }) => {
    const contact = await ContactForm.open(page);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await contact.fill(visitor);
    await contact.phone.fill('llámame luego');
    await contact.button.click();
    await expect(contact.phone).toBeFocused();
    await expect(contact.phone).toHaveAccessibleDescription(/^Revisa el teléfono/);
    await contact.phone.fill('600 000 000');
    await contact.button.click();
    await expect(toast(page, sentTitle)).toBeVisible();
  });
});

test('the schema arrives with the first touch of the form', async ({ page, visitor }) => {
  const contact = new ContactForm(page);
  await page.goto(CONTACT_PAGE, { waitUntil: 'networkidle' });
  const scripts = await holdScripts(page);
  const fetched = page.waitForRequest(/\.js(\?|$)/);
  await contact.name.fill(visitor.fullName);
  await fetched;
  await contact.button.click();
  await expect(contact.button).toHaveText('Enviando...');
  scripts.open();
  await expect(contact.email).toBeFocused();
  await expect(contact.email).toHaveAccessibleDescription('Escribe tu correo.');
  await expect(contact.name).toHaveValue(visitor.fullName);
});

test('a suspected visitor is asked once, with everything still there, and then believed', async ({ page, visitor }) => {
  const contact = await ContactForm.filled(page, visitor);
  await page.locator('#contact-form [name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'x';
  });
  await contact.button.click();
  await expect(contact.form.getByRole('status')).toContainText(askAgain);
  await expect(contact.name).toHaveValue(visitor.fullName);
  await expectAccessible(page, 'contact-ask-again');
  await contact.button.click();
  await expect(toast(page, sentTitle)).toBeVisible();
});

test.describe('when the page is of an earlier build', allowing(409), () => {
  test('a form of an earlier build says so, and what was typed is sent after the reload', async ({ page, visitor }) => {
    const contact = await ContactForm.filled(page, visitor);
    // No build has this action.
    await page.route(`**${CONTACT_PAGE}`, (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.continue();
      return route.continue({ headers: { ...request.headers(), 'next-action': `60${'a'.repeat(40)}` } });
    });
    await contact.button.click();
    const reload = contact.form.getByRole('button', { name: pageChanged.reload });
    await expect(reload).toBeFocused();
    await expect(contact.form.getByRole('alert')).toContainText(pageChanged.title);
    await expect(contact.message).toHaveValue('¿Me conviene amortizar?\nGracias, ñ € 😀');
    await expectAccessible(page, 'contact-page-changed');
    await page.unrouteAll({ behavior: 'wait' });
    await reload.click();
    await expect(reload).toHaveCount(0);
    await expect(contact.name).toHaveValue(visitor.fullName);
    await expect(contact.message).toHaveValue('¿Me conviene amortizar?\nGracias, ñ € 😀');
    await contact.button.click();
    await expect(toast(page, sentTitle)).toBeVisible();
  });
});

test.describe('when the server is out of reach', allowing('aborted'), () => {
  test('the form says so, keeps everything, and sends it with another try', async ({ page, visitor, outbox }) => {
    const contact = await ContactForm.filled(page, visitor);
    await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await contact.button.click();
    await expect(toast(page, 'Error')).toContainText(failed);
    await expect(contact.form.getByText(failed)).toBeVisible();
    await expect(contact.message).toHaveValue('¿Me conviene amortizar?\nGracias, ñ € 😀');
    await expectAccessible(page, 'contact-failed');
    await page.unrouteAll({ behavior: 'wait' });
    await contact.button.click();
    await expect(toast(page, sentTitle)).toBeVisible();
    await outbox.waitFor({ to: visitor.email });
  });
});

test('after five messages for one mailbox the next is refused with the reason, and kept', async ({
  page,
  stack,
  visitor,
}) => {
  const { fullName: name, email } = visitor;
  for (const message of ['Uno', 'Dos', 'Tres', 'Cuatro']) {
    const { notice } = await new Forms(stack).contact({ name, email, phone: '', message });
    expect(notice).toContain(sentTitle);
  }
  const contact = await ContactForm.open(page);
  const send = async (message: string) => {
    await contact.fill(visitor);
    await contact.message.fill(message);
    await contact.button.click();
  };
  await send('Cinco');
  await contact.again.click();
  await expect(contact.button).toBeEnabled();
  await send('Seis');
  await expect(toast(page, 'Espera un momento.')).toContainText(/Inténtalo de nuevo en (60|59) minutos/);
  await expect(contact.message).toHaveValue('Seis');
  await expectAccessible(page, 'contact-limited');
});

test('by keyboard alone, in the order of the eye', async ({ page, visitor }) => {
  const contact = await ContactForm.open(page);
  await contact.name.focus();
  await page.keyboard.type(visitor.fullName);
  for (const [field, text] of [
    [contact.email, visitor.email],
    [contact.phone, '600 000 000'],
    [contact.message, 'Hola'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(contact.form.getByRole('link', { name: 'política de privacidad' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(contact.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, sentTitle)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes back to the form with what is wrong and all that was typed, and then takes it', async ({
    page,
    visitor,
    outbox,
  }) => {
    const contact = await ContactForm.filled(page, visitor);
    await contact.phone.fill('llámame luego');
    await contact.button.click();
    await expect(contact.form.getByText('Revisa los campos marcados.')).toBeInViewport();
    await expect(contact.phone).toHaveAccessibleDescription(/^Revisa el teléfono/);
    await expect(contact.name).toHaveValue(visitor.fullName);
    await expect(contact.message).toHaveValue('¿Me conviene amortizar?\nGracias, ñ € 😀');
    await contact.phone.fill('600 000 000');
    await contact.button.click();
    await expect(contact.form.getByText(sentTitle)).toBeInViewport();
    await expect(contact.form.getByText(sentDetail)).toBeVisible();
    await expect(contact.message).toHaveValue('');
    const reported = await outbox.waitFor({ to: STAFF, subject: /Mensaje de la web/ });
    expect(reported.text).toContain('¿Me conviene amortizar?\nGracias, ñ € 😀');
  });

  test('a suspicion is asked, and the second sending goes through', async ({ page, visitor }) => {
    const contact = await ContactForm.filled(page, visitor);
    await contact.message.fill('https://a.example https://b.example');
    await contact.button.click();
    await expect(contact.form.getByText(askAgain)).toBeInViewport();
    await expect(contact.message).toHaveValue('https://a.example https://b.example');
    // A form that is sent within a second of being opened is asked about again.
    await expect(async () => {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await contact.button.click();
      await (await answered).finished();
      await page.waitForLoadState();
      expect(await contact.form.getByText(sentTitle).count()).toBe(1);
    }).toPass({ timeout: 60_000 });
  });
});
