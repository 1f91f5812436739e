import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '@/tests/support/pages/accessible';
import { advice, workbook } from '@/tests/support/pages/catalogue';
import { gate } from '@/tests/support/pages/gate';
import { payByCard } from '@/tests/support/pages/hosted-page';
import { headings, Journey } from '@/tests/support/pages/journey';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { ordersOf, withPrice } from '@/tests/support/shop/records';

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).last();

test("without name and e-mail the toast says 'Por favor, completa todos los campos requeridos', each field says what is missing, and the first has the focus", async ({
  page,
  journey,
}) => {
  await journey.open(advice);
  await journey.continueButton.click();
  await expect(toast(page, 'Por favor, completa todos los campos requeridos')).toBeVisible();
  await expect(journey.name).toBeFocused();
  await expect(journey.name).toHaveAttribute('aria-invalid', 'true');
  await expect(journey.name).toHaveAccessibleDescription(/Escribe tu nombre y apellidos\./);
  await expect(journey.email).toHaveAccessibleDescription(/Escribe tu correo\./);
  await expect(journey.phone).not.toHaveAttribute('aria-invalid');

  await journey.name.fill('Lucía');
  await expect(journey.name).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await journey.continueButton.click();
  await expect(journey.email).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('the toast stands at the lower edge, and never on the field that it speaks of', async ({ page, journey }) => {
    await journey.open(advice);
    await journey.name.fill('Lucía');
    // The field lies where the toast comes up.
    await journey.email.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await journey.email.press('Enter');
    const card = toast(page, 'Por favor, completa todos los campos requeridos').locator('[data-toast]');
    await expect(card).toBeVisible();
    await expect(journey.email).toBeFocused();
    const place = () =>
      card.evaluate((element) => {
        const lid = element.getBoundingClientRect();
        const error = document.getElementById('email-error')?.getBoundingClientRect();
        return { isLow: lid.top > innerHeight / 2, isClear: error !== undefined && error.bottom <= lid.top };
      });
    await expect.poll(place).toEqual({ isLow: true, isClear: true });
  });
});

test('what the step cannot take is refused beside its field, which gets the focus, and stays as it was typed', async ({
  page,
  journey,
  visitor,
}) => {
  const missing = 'Por favor, completa todos los campos requeridos';
  await journey.open(advice);
  await journey.typeCustomer();
  const refuse = async (field: Locator, text: string) => {
    // What was refused before is no longer said.
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await field.fill(text);
    await journey.continueButton.click();
    await expect(field).toBeFocused();
  };
  for (const bad of ['lucia', 'lucia@', 'lucia@ejemplo', 'lucía prueba@example.com', '@example.com']) {
    await test.step(`'${bad}' is refused as an e-mail address and stays as it was typed`, async () => {
      await refuse(journey.email, bad);
      await expect(journey.email).toHaveAccessibleDescription(/Revisa el correo/);
      await expect(journey.email).toHaveValue(bad);
      await expect(page.getByText(missing)).toHaveCount(0);
      await journey.email.fill(visitor.email);
    });
  }
  await test.step('a telephone with letters is refused beside its field', async () => {
    await refuse(journey.phone, 'llámame luego');
    await expect(journey.phone).toHaveAccessibleDescription(/Revisa el teléfono/);
    await journey.phone.fill(visitor.phone);
  });
  await test.step('a name of 300 characters is refused with its reason and kept', async () => {
    const long = 'a'.repeat(300);
    await refuse(journey.name, long);
    await expect(journey.name).toHaveAccessibleDescription(/El nombre es demasiado largo/);
    await expect(journey.name).toHaveValue(long);
    await journey.name.fill(visitor.fullName);
  });
  await test.step('a name that would turn the text around is refused', async () => {
    await refuse(journey.name, 'Lucía \u202Eabeurp');
    await expect(journey.name).toHaveAccessibleDescription(/caracteres que no podemos usar/);
    await journey.name.fill(visitor.fullName);
  });
  await test.step('only spaces are no name', async () => {
    await refuse(journey.name, '   ');
    await expect(toast(page, missing)).toBeVisible();
  });
});

test(
  'what only the server refuses is shown beside its field, which gets the focus',
  allowing(422),
  async ({ page, journey, visitor }) => {
    await page.route('**/api/users', (route) =>
      route.fulfill({
        status: 422,
        json: {
          error: {
            code: 'invalid',
            message: 'Revisa los campos marcados.',
            fields: { email: 'Este correo no admite mensajes.', phone: 'Este teléfono no existe.' },
          },
        },
      }),
    );
    await journey.open(advice);
    await journey.typeCustomer();
    await journey.continueButton.click();
    await expect(journey.email).toBeFocused();
    await expect(journey.email).toHaveAccessibleDescription(/Este correo no admite mensajes\./);
    await expect(journey.phone).toHaveAccessibleDescription(/Este teléfono no existe\./);
    await expect(page.getByRole('main').getByText('Revisa los campos marcados.')).toBeVisible();
    await expect(journey.name).toHaveValue(visitor.fullName);
  },
);

test('while it is sent the button says so and takes no second click', async ({ page, journey }) => {
  const answer = gate();
  let calls = 0;
  await page.route('**/api/users', async (route) => {
    calls++;
    await answer.opened;
    await route.continue();
  });
  await journey.open(advice);
  await journey.typeCustomer();
  await journey.continueButton.click();
  await expect(journey.button('Creando cuenta...')).toBeDisabled();
  answer.open();
  await expect(journey.heading(headings.booking)).toBeVisible();
  expect(calls).toBe(1);
});

test(
  'a price that changed meanwhile is explained on the payment step, and nothing is charged',
  allowing(422),
  async ({ page, journey, visitor, stack }) => {
    await journey.toPlainPayment(workbook);
    await withPrice(stack.db, workbook.slug, 979, async () => {
      await journey.payButton.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'El precio no corresponde a este servicio: recarga la página.',
      );
      await expect(journey.payButton).toBeEnabled();
    });
    expect(await ordersOf(stack.db, visitor)).toEqual([]);
  },
);

const strange = {
  'emoji and many alphabets': '👩‍👩‍👧 Ñandú Ωμέγα Дарья 李小龍',
  'right to left': 'عائشة بنت أبي بكر',
  'a script': '<script>window.broken = true</script><img src=x onerror="window.broken = true">',
  'quotes and backslashes': `O'Brien "Bill" \\ \${name} {{7*7}}; DROP TABLE orders;--`,
};

test('a strange name is kept, safe and the same to the end', async ({ page, journey, visitor, outbox }) => {
  for (const [index, [what, fullName]] of Object.entries(strange).entries()) {
    await test.step(`a name of ${what} is kept, safe and the same to the end`, async () => {
      const buyer = { ...visitor, fullName, email: `${index}${visitor.email}` };
      await journey.open(advice);
      await journey.typeCustomer(buyer);
      await page.reload();
      await expect(journey.name).toHaveValue(fullName);
      await journey.continueButton.click();
      await journey.chooseFreeHour();
      await journey.continueToPayment();
      await journey.buy();
      await expect(page.getByRole('main')).toContainText(fullName);
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      const mail = await outbox.waitFor({ to: buyer.email });
      expect(mail.html).not.toContain('<script>window');
      expect(mail.html).not.toContain('<img src=x');
    });
  }
});

test('one word of 120 letters breaks no screen', async ({ page, visitor }) => {
  const fullName = 'W'.repeat(120);
  const named = new Journey(page, { ...visitor, fullName });
  await named.openPayment(advice);
  await expectNoSidewaysScroll(page, 'payment');
  await named.pay();
  await payByCard(page);
  await expect(page.getByRole('main')).toContainText(fullName);
  await expectNoSidewaysScroll(page, 'success');
});

test('notes stop at 2000 characters and say how many are left', async ({ page, journey }) => {
  await journey.openBooking(advice);
  await journey.chooseFreeHour();
  await journey.notes.fill('n'.repeat(1_999));
  await expect(page.getByText('Queda 1 carácter')).toBeVisible();
  await journey.notes.press('End');
  await journey.notes.pressSequentially('nnn');
  await expect(journey.notes).toHaveValue('n'.repeat(2_000));
  await journey.continueToPayment();
});
