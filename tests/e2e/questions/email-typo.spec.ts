import { expectAccessible } from '@/tests/support/pages/accessible';
import { advice } from '@/tests/support/pages/catalogue';
import { headings } from '@/tests/support/pages/journey';
import { expect, test } from '@/tests/support/pages/test';

test.describe('a slip in the domain of an address', () => {
  const asked = '¿Querías decir gmail.com?';

  test('is asked about and corrected with one press, and the focus is in the field again', async ({
    page,
    journey,
  }) => {
    await journey.open(advice);
    await journey.name.fill('Lucía');
    await journey.email.fill('lucia@gmial.com');
    await expect(page.locator('[aria-live=polite]', { hasText: asked })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(journey.button('Sí, corregirlo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(journey.email).toHaveValue('lucia@gmail.com');
    await expect(journey.email).toBeFocused();
    await expect(page.getByText(asked)).toHaveCount(0);
    await page.reload();
    await expect(journey.email).toHaveValue('lucia@gmail.com');

    await test.step('is never refused', async () => {
      await journey.email.fill('lucia@gmial.com');
      await expect(page.getByText(asked)).toBeVisible();
      await journey.continueButton.click();
      await expect(journey.heading(headings.booking)).toBeVisible();
    });
  });

  test('is asked about wherever an address is typed', async ({ page }) => {
    for (const [path, label, anchor] of [
      ['/', 'Tu correo', '#boletin'],
      ['/valores', 'Tu correo', '#pie-boletin-datos'],
      ['/contacto', 'Correo', '#contact-form'],
      ['/consulta-gratuita', 'Correo', 'main'],
    ] as const) {
      await test.step(`is asked about on ${path}, in ${anchor}`, async () => {
        await page.goto(path);
        const form = page.locator(anchor);
        const email = form.getByLabel(label, { exact: true });
        await email.fill('lucia@hotmial.es');
        await expect(form.getByText('¿Querías decir hotmail.es?')).toBeVisible();
        await expectAccessible(page, `email-typo-${anchor.replace('#', '')}`);
        await form.getByRole('button', { name: 'Sí, corregirlo' }).click();
        await expect(email).toHaveValue('lucia@hotmail.es');
        await expect(email).toBeFocused();
      });
    }
  });
});
