import type { Page } from '@playwright/test';

export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  paysLater: '4000 0000 0000 3220',
} as const;

/** Fills in the provider's card form and sends it. */
export async function payByCard(page: Page, number: string = cards.pays): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill(number);
  await page.getByLabel('Caducidad (MM/AA)').fill('12/40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Titular').fill('Lucía Prueba');
  await page.getByRole('button', { name: /^Pagar/ }).click();
}
