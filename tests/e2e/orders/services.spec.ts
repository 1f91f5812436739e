import { enterDesk } from '@/tests/support/desk/enter-desk';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { advice } from '@/tests/support/pages/catalogue';
import { expect, test } from '@/tests/support/pages/test';

test('a service is paused and resumed, and its address says so', async ({ page, context, stack }) => {
  await enterDesk(context, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mesa/servicios');
  const service = page.getByRole('listitem').filter({ hasText: advice.name });
  await expect(service.getByText('A la venta')).toBeVisible();
  await expectAccessible(page, 'services');
  await expectReadableAtDoubleSize(page, 'services');

  await service.getByRole('button', { name: 'Pausar' }).click();
  const dialog = page.getByRole('dialog', { name: `Pausar «${advice.name}»` });
  await expectAccessible(page, 'pausing a service');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(service.getByText('A la venta')).toBeVisible();

  await service.getByRole('button', { name: 'Pausar' }).press('Enter');
  await dialog.getByRole('button', { name: 'Pausar ahora' }).press('Enter');
  await expect(service.getByText('Pausado desde el')).toBeVisible();

  const visitor = await context.newPage();
  const isPaused = async () => {
    await visitor.goto(`/checkout/${advice.slug}`);
    return visitor.getByRole('heading', { name: `Por ahora no se puede contratar «${advice.name}»` }).isVisible();
  };
  await expect.poll(isPaused).toBe(true);
  await expectAccessible(visitor, 'checkout of a paused service');
  await visitor.getByRole('link', { name: 'Ver los demás servicios' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.locator(`a[href="/checkout/${advice.slug}"]`)).toHaveCount(0);

  await service.getByRole('button', { name: 'Reanudar' }).click();
  await expect(service.getByText('A la venta')).toBeVisible();
  await expect.poll(isPaused).toBe(false);
});
