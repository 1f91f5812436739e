import type { BrowserContext, Page } from '@playwright/test';
import messages from '@/tests/support/messages';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { advice } from '@/tests/support/pages/catalogue';
import { boughtOrderPage } from '@/tests/support/pages/orders';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { letPeriodsEnd, orderNumbers, statementStates } from '@/tests/support/shop/statements';

const { Withdrawal, OrderPage } = messages;
const LABELS = { first: 'Desistir del contrato aquí', second: 'Confirmar desistimiento' } as const;
/** Of the buyer of `boughtOrderPage`. */
const BUYER = { name: 'Lucía Prueba', email: 'lucia@example.com' } as const;

const confirm = (page: Page) => page.getByRole('button', { name: LABELS.second, exact: true });
const received = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hemos recibido tu desistimiento' });
const main = (page: Page) => page.getByRole('main');

async function state(page: Page): Promise<void> {
  await confirm(page).click();
  await expect(received(page)).toBeVisible();
}

/** Presses a link of an e-mail, which opens a tab. */
async function fromMail(context: BrowserContext, { html }: { html: string | null }, name: string): Promise<Page> {
  const mailbox = await context.newPage();
  await mailbox.setContent(html ?? '');
  const [opened] = await Promise.all([mailbox.waitForEvent('popup'), mailbox.getByRole('link', { name }).click()]);
  return opened;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('from the confirmation mail to the acknowledgment in three presses, with nothing to type', async ({
    page,
    context,
    stack,
    outbox,
  }) => {
    await boughtOrderPage(page.request, stack.sandbox, advice.slug);
    const mail = await outbox.waitFor({ to: BUYER.email, subject: /^Cita confirmada/ });
    const order = await fromMail(context, mail, 'Ver tu contratación');
    await main(order).getByRole('link', { name: LABELS.first }).click();
    await state(order);
    await expect(order.getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/)).toBeVisible();
    await outbox.waitFor({ to: BUYER.email, subject: /^Acuse de tu desistimiento/ });
    await expect(received(await fromMail(context, mail, LABELS.first))).toBeVisible();
  });
});

test('the sender’s name is filled in and the mailbox masked, and the statement’s page says where the money is', async ({
  page,
  stack,
}) => {
  await page.goto(await boughtOrderPage(page.request, stack.sandbox, advice.slug));
  await main(page).getByRole('link', { name: LABELS.first }).click();
  await expect(page.getByRole('heading', { level: 1, name: Withdrawal.title })).toBeVisible();
  await expect(page.getByText(/que desisto de mi contrato de .*, pedido [0-9A-F]{8}, contratado el /)).toBeVisible();
  await expect(page.getByText('Te devolveremos 99,00')).toBeVisible();
  await expect(page.getByText(/^Tu cita del .* quedará anulada\.$/)).toBeVisible();
  const [name, email] = [main(page).getByLabel('Nombre y apellidos'), main(page).getByLabel('Correo para el acuse')];
  await expect(name).toHaveValue(BUYER.name);
  await expect(email).toHaveValue('');
  await expect(page.getByText('a l…@e….com: es el correo de tu contratación')).toBeVisible();
  expect(await page.content()).not.toContain(BUYER.email);
  await expectAccessible(page, 'withdrawal');
  await expectReadableAtDoubleSize(page, 'withdrawal');
  const [one, other] = [await confirm(page).boundingBox(), await page.getByText('Volver sin desistir').boundingBox()];
  expect(one?.height).toBe(other?.height);
  // A fraction of a pixel is the grid's.
  expect(one?.width).toBeCloseTo(other?.width ?? 0, 0);

  await name.fill('');
  await email.fill('lucia@');
  await confirm(page).click();
  await expect(name).toBeFocused();
  await expect(page.getByText(messages.Validation.nameRequired)).toBeVisible();
  await expect(page.getByText(messages.Validation.emailInvalid)).toBeVisible();
  await expect(email).toHaveValue('lucia@');
  await expectAccessible(page, 'withdrawal with errors');
  await name.fill('Lucía Prueba Gil');
  await email.fill('otra@example.com');
  await state(page);
  await expect(main(page)).toBeFocused();
  await expect(page.getByText('Te hemos enviado el acuse a o…@e….com.')).toBeVisible();
  await expect(page.getByText('Lucía Prueba Gil · o…@e….com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await expectAccessible(page, 'withdrawn');
  await expectReadableAtDoubleSize(page, 'withdrawn');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Guardar el acuse (.txt)' }).click();
  expect((await download).suggestedFilename()).toBe('acuse.txt');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Devolución de 99,00.*: hecha\./)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.getByRole('link', { name: 'Ver tu contratación' }).click();
  await expect(page.getByRole('heading', { name: OrderPage.rights.withdrawnTitle })).toBeVisible();
  await page.getByRole('link', { name: OrderPage.rights.acknowledgment }).click();
  await expect(received(page)).toBeVisible();
});

test('a double press, and a second tab, are one statement', async ({ page, context, stack }) => {
  const path = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  const second = await context.newPage();
  await page.goto(`${path}/desistir`);
  await second.goto(`${path}/desistir`);
  await confirm(page).dblclick();
  await expect(received(page)).toBeVisible();
  await state(second);
  expect(await statementStates(stack.db)).toEqual(['registered']);
});

test(
  'the button keeps its words while it is being sent, and what was typed stays without a connection',
  allowing(/ERR_INTERNET_DISCONNECTED/),
  async ({ page, context, stack }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`${await boughtOrderPage(page.request, stack.sandbox, advice.slug)}/desistir`);
    await main(page).getByLabel('Nombre y apellidos').fill('Lucía Prueba Gil');
    await page.route('**/desistir', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
    await confirm(page).click();
    await expect(confirm(page)).toBeDisabled();
    await expect(confirm(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: Withdrawal.confirm.sending })).toBeVisible();
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(true);
    await main(page).getByLabel('Nombre y apellidos').fill('Lucía Prueba Gil');
    await confirm(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'vale igual' })).toBeInViewport();
    await expect(main(page).getByLabel('Nombre y apellidos')).toHaveValue('Lucía Prueba Gil');
    await context.setOffline(false);
    await state(page);
  },
);

test('after both periods the page says so, and leads to the form that still takes a statement', async ({
  page,
  stack,
}) => {
  const path = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await letPeriodsEnd(stack.db);
  await page.goto(`${path}/desistir`);
  await expect(page.getByRole('heading', { level: 1, name: Withdrawal.over.title })).toBeVisible();
  await expectAccessible(page, 'period over');
  await main(page).getByRole('link', { name: Withdrawal.over.form }).click();
  await expect(page.getByRole('heading', { level: 1, name: Withdrawal.title })).toBeVisible();
});

async function write(page: Page, number: string, email: string = BUYER.email): Promise<void> {
  await main(page).getByLabel('Nombre y apellidos').fill(BUYER.name);
  await main(page).getByLabel('Número de pedido').fill(number);
  await main(page).getByLabel('Correo para el acuse').fill(email);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

test('without the link: written, corrected, confirmed; its buyer may keep the contract', async ({
  page,
  context,
  stack,
  outbox,
}) => {
  const path = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  const [number = ''] = await orderNumbers(stack.db);
  await page.goto('/desistimiento');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText(messages.Validation.nameRequired)).toBeVisible();
  await expectAccessible(page, 'public statement with errors');
  await expectReadableAtDoubleSize(page, 'public statement with errors');
  await write(page, '1234abcd');
  await page.getByRole('button', { name: Withdrawal.public.correct }).click();
  await expect(main(page).getByLabel('Número de pedido')).toHaveValue('1234abcd');
  await write(page, number);
  await expect(page.getByRole('heading', { name: Withdrawal.public.confirmTitle })).toBeFocused();
  await expect(page.getByText(`que desisto de mi contrato: pedido ${number}.`)).toBeVisible();
  await expectAccessible(page, 'public statement to confirm');
  await expectReadableAtDoubleSize(page, 'public statement to confirm');
  await state(page);
  await expect(main(page)).toBeFocused();
  await expect(page).toHaveURL(/\/desistimiento\/[\w-]{44}z$/);
  await expectAccessible(page, 'public statement received');
  await expectReadableAtDoubleSize(page, 'public statement received');
  await expect(page.getByText('esperamos dos horas')).toBeVisible();

  const mail = await outbox.waitFor({ to: BUYER.email, subject: /^Acuse/ });
  const order = await fromMail(context, mail, 'Mantener mi contratación');
  await expect(order.getByRole('heading', { name: OrderPage.waitingStatement.title })).toBeVisible();
  await expectAccessible(order, 'order with a statement that waits');
  await expectReadableAtDoubleSize(order, 'order with a statement that waits');
  await order.getByRole('button', { name: 'Mantener mi contratación' }).click();
  await expect(order.getByText(OrderPage.news.kept)).toBeVisible();
  await expect(order).toHaveURL(path);
  await expect(order.getByRole('heading', { name: OrderPage.waitingStatement.title })).toHaveCount(0);
  expect(await statementStates(stack.db)).toEqual(['kept-by-buyer']);
  await page.reload();
  await expect(page.getByText('Este desistimiento se deshizo')).toBeVisible();
  await page.goto('/desistimiento');
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  await expect(page.getByText(Withdrawal.public.sentTitle)).toHaveCount(0);

  await main(order).getByRole('link', { name: LABELS.first }).click();
  await state(order);
});

test('without the link: what was written stays after reload and back, and once it is sent back says so', async ({
  page,
  stack,
}) => {
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  const contract = main(page).getByLabel('Número de pedido');
  const mailbox = main(page).getByLabel('Correo para el acuse');
  const confirmTitle = page.getByRole('heading', { name: Withdrawal.public.confirmTitle });
  const statement = page.getByText('que desisto de mi contrato: pedido 1234ABCD.');
  await page.goto('/desistimiento');
  await write(page, 'Pedido n.º 1234abcd');
  await expect(confirmTitle).toBeFocused();
  await expect(page.getByText(Withdrawal.public.lead)).toHaveCount(0);
  const skip = page.getByRole('link', { name: messages.Header.skip });
  await skip.focus();
  await skip.press('Enter');
  await expect(page).toHaveURL(/#contenido$/);
  await expect(confirmTitle).toBeVisible();
  await page.goBack();
  await expect(confirmTitle).toBeVisible();
  await mailbox.fill('otra@example.com');
  await page.reload();
  await expect(confirmTitle).toBeVisible();
  await expect(statement).toBeVisible();
  await expect(mailbox).toHaveValue('otra@example.com');
  await page.goBack();
  await expect(contract).toHaveValue('Pedido n.º 1234abcd');
  await expect(mailbox).toHaveValue('otra@example.com');
  await page.goForward();
  await expect(statement).toBeVisible();
  await page.goBack();
  await contract.fill('0000abcd');
  await page.goForward();
  await expect(contract).toHaveValue('0000abcd');
  await page.reload();
  await expect(contract).toHaveValue('0000abcd');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('que desisto de mi contrato: pedido 0000ABCD.')).toBeVisible();
  expect(page.url()).not.toMatch(/abcd|Prueba|@/i);
  await state(page);
  expect(await statementStates(stack.db)).toEqual(['unmatched']);

  await page.goBack();
  await expect(page.getByText(Withdrawal.public.sentTitle)).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await expectAccessible(page, 'public statement already sent');
  await page.reload();
  await page.getByRole('link', { name: Withdrawal.public.sentSee }).click();
  await expect(received(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: Withdrawal.public.sentAnother }).click();
  await expect(main(page).getByLabel('Nombre y apellidos')).toBeFocused();
  await expect(contract).toHaveValue('');
});

test('what waits is confirmed on the order’s page without waiting', async ({ page, stack }) => {
  const path = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  const [number = ''] = await orderNumbers(stack.db);
  await page.goto('/desistimiento');
  await write(page, number);
  await state(page);
  await page.goto(`${path}/desistimiento`);
  await expect(page.getByText('Anulamos la cita, si la hay')).toBeVisible();
  await page.goto(`${path}/desistir`);
  await expect(page.getByText('sin esperar a las')).toBeVisible();
  await expectAccessible(page, 'statement that waits');
  await confirm(page).click();
  await expect(page.getByText(/^Devolución de 99,00/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer withdraws, with a fault on the way', async ({ page, stack }) => {
    await page.goto(await boughtOrderPage(page.request, stack.sandbox, advice.slug));
    await main(page).getByRole('link', { name: LABELS.first }).click();
    await main(page).getByLabel('Correo para el acuse').fill('lucia@');
    await confirm(page).click();
    await expect(page.getByText(messages.Validation.emailInvalid)).toBeVisible();
    await expect(main(page).getByLabel('Correo para el acuse')).toHaveValue('lucia@');
    await main(page).getByLabel('Correo para el acuse').fill(BUYER.email);
    await state(page);
    await expect(page.getByRole('link', { name: 'Guardar el acuse (.txt)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
  });

  test('it is stated without the link, and kept by the buyer', async ({ page, stack }) => {
    const path = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
    const [number = ''] = await orderNumbers(stack.db);
    await page.goto('/desistimiento');
    await write(page, number, 'lucia@');
    await expect(page.getByText(messages.Validation.emailInvalid)).toBeVisible();
    await expect(main(page).getByLabel('Número de pedido')).toHaveValue(number);
    await write(page, number);
    await expect(page.getByText(`que desisto de mi contrato: pedido ${number}.`)).toBeVisible();
    await page.getByRole('button', { name: Withdrawal.public.correct }).click();
    await expect(main(page).getByLabel('Número de pedido')).toHaveValue(number);
    await write(page, number);
    await state(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Mantener mi contratación' }).click();
    await expect(page.getByText(OrderPage.news.kept)).toBeVisible();
    expect(await statementStates(stack.db)).toEqual(['kept-by-buyer']);
  });
});
