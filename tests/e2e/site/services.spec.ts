import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/shared/money';
import { publishedSession } from '@/lib/shared/published-sessions';
import { sessionBands } from '@/lib/site/session-bands';
import { STAFF } from '../../support/http/outbox';
import { expectAccessible } from '../../support/pages/accessible';
import { workbook } from '../../support/pages/catalogue';
import { ContactForm, toast } from '../../support/pages/contact-forms';
import { factsOf, structuredDataOf } from '../../support/pages/page-facts';
import { expect, test } from '../../support/pages/test';

const paths = [
  '/servicios/educacion-financiera',
  '/servicios/consultoria-financiera',
  '/servicios/planificacion-jubilacion',
  '/servicios/seguros',
  '/servicios/hipotecas',
  '/servicios/formacion-talleres',
];

const form = (page: Page) => page.locator('#contact-form');

/** Every plan's button by its visible text; its accessible name includes the plan. */
const planButtons = (page: Page, words: string) =>
  page.locator('#planes').getByRole('link', { name: new RegExp(`^${words} .`) });

for (const path of paths) {
  test(`${path} leads from its hero to its form, has questions and answers, and is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('main').locator('a[href="#contact-form"]').first().click();
    await expect(form(page)).toBeInViewport();
    await expect(form(page).getByRole('button')).toBeVisible();
    const question = page.locator('#preguntas summary').first();
    await question.click();
    await expect(page.locator('#preguntas details').first().locator('p')).toBeVisible();
    // As it opens it is judged in routes.spec.ts.
    await expectAccessible(page, path, '#preguntas');
  });
}

test('the button of a plan leads to its form, in which the plan is chosen, and the staff read it', async ({
  page,
  visitor,
  outbox,
}) => {
  await page.goto('/servicios/hipotecas');
  await expect(form(page).getByLabel('Me interesa')).toHaveValue('');
  await page.getByRole('link', { name: 'Solicitar información Premium' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premium' })).toBeVisible();
  const contact = new ContactForm(page);
  await expect(contact.field('Me interesa')).toHaveValue('Premium');
  await contact.fill(visitor);
  await contact.button.click();
  await expect(toast(page, '¡Mensaje enviado!')).toBeVisible();
  await expect(contact.field('Me interesa')).toHaveValue('Premium');
  await outbox.waitFor({ to: STAFF, subject: /Hipotecas: Premium$/ });
  await page.goBack();
  await expect(page.locator('#planes')).toBeInViewport();
});

test('a hovered link can be read on saffron', async ({ page }) => {
  await page.goto('/servicios/seguros');
  const link = page.getByRole('link', { name: /^O una hora entera para lo tuyo/ });
  const colour = () => link.evaluate((one) => getComputedStyle(one).color);
  const before = await colour();
  await link.hover();
  expect(await colour()).toBe(before);
});

test('the table of policies is stacked on a phone, and nothing of it is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/servicios/seguros');
  const cells = page.locator('#que-revisamos tbody :is(th, td)');
  await expect(cells.first()).toBeVisible();
  const edges = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(390);
});

test('a plan that does not exist has no page', async ({ request }) => {
  const response = await request.get('/servicios/me-interesa/hipotecas-oro');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('>404<');
});

test('the other address of the consulting page is canonically the first one', async ({ request }) => {
  const factsAt = async (path: string) => factsOf(await (await request.get(path)).text());
  const first = '/servicios/consultoria-financiera';
  const { headings, canonical } = await factsAt('/servicios/asesoria-financiera');
  expect(headings).toEqual((await factsAt(first)).headings);
  expect(new URL(canonical ?? '').pathname).toBe(first);
});

test.describe('as they are read, with or without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the mortgage page: features, four reasons, four timed steps, three tiers, and the form of the analysis', async ({
    page,
  }) => {
    await page.goto('/servicios/hipotecas');
    const reasons = page.getByRole('region', { name: 'Por qué elegirnos' });
    await expect(reasons.getByRole('listitem')).toHaveCount(4);
    const steps = page.locator('#proceso').getByRole('listitem');
    await expect(steps).toHaveCount(4);
    for (const duration of ['2 días', '2 o 3 semanas', '10 días o más', '1 día']) {
      await expect(steps.getByText(duration, { exact: true })).toBeVisible();
    }
    await expect(planButtons(page, 'Solicitar información')).toHaveCount(3);
    await expect(page.getByText('Más Popular', { exact: true })).toHaveCount(1);
    await expect(page.locator('#planes')).toContainText('0,5');
    await expect(form(page).getByRole('heading', { name: 'Solicita tu análisis hipotecario' })).toBeVisible();
    await expect(form(page)).toContainText('gratis y sin compromiso');
    await expect(form(page).getByRole('button', { name: 'Solicitar análisis' })).toBeVisible();
  });

  test('the workshops page: four workshops, three ways, three prices, and the form of the places', async ({ page }) => {
    await page.goto('/servicios/formacion-talleres');
    await expect(page.getByRole('heading', { level: 1, name: 'Formación y Talleres Financieros' })).toBeVisible();
    await expect(page.locator('#programa').getByRole('article')).toHaveCount(4);
    await expect(page.getByText('De 6 a 10 parejas')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Elige cómo' }).getByRole('listitem')).toHaveCount(3);
    await expect(planButtons(page, 'Reservar plaza')).toHaveCount(3);
    await expect(form(page).getByRole('heading', { name: 'Reserva tu plaza en los talleres' })).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Reservar plaza' })).toBeVisible();
  });

  test('the consulting plans lead to the free consultation', async ({ page }) => {
    await page.goto('/servicios/consultoria-financiera');
    const buttons = planButtons(page, 'Consulta gratuita');
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all())
      await expect(button).toHaveAttribute('href', /^\/consulta-gratuita#plan=\w+$/);
  });

  test('every service and every calculator offers an hour at its price, which the checkout charges', async ({
    page,
  }) => {
    for (const [path, { session }] of Object.entries(sessionBands)) {
      const { slug, name, price } = publishedSession(session);
      await page.goto(path);
      const band = page.getByRole('region', { name: 'Una hora entera para lo tuyo' });
      await expect(band).toContainText(name);
      await expect(band).toContainText(formatPrice(price));
      await expect(band.getByRole('link', { name: `Reserva ahora ${name}` })).toHaveAttribute(
        'href',
        `/checkout/${slug}`,
      );
    }
    await page.getByRole('link', { name: /^Reserva ahora/ }).click();
    await expect(page).toHaveTitle(/^Contratar Consultoría financiera personalizada/);
    await expect(page.getByRole('main')).toContainText(formatPrice(9_900));
  });

  test('the hiring page sells its four products at the price of the catalogue', async ({ page }) => {
    await page.goto('/contratanos');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    const offered: [slug: string, price: string][] = [
      ['sesion-consultoria-mi-primera-vivienda', '259 €'],
      ['reset-financiero-21-dias', '8,79 €'],
      ['consultoria-financiera-personalizada', '99 €'],
      ['planificacion-jubilacion', '55 €'],
    ];
    for (const [index, [slug, price]] of offered.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(price);
      await expect(card.getByRole('listitem')).toHaveCount(4);
      // One word for one product, here and in the list of services: an hour is booked.
      const verb = slug === workbook.slug ? /^Contratar/ : /^Reservar/;
      await expect(card.getByRole('link', { name: verb })).toHaveAttribute('href', `/checkout/${slug}`);
    }
    const charged = structuredDataOf(await page.content())
      .filter((thing) => thing['@type'] === 'Product')
      .map(({ offers }) => offers);
    const prices = ['259.00', '8.79', '99.00', '55.00'];
    expect(charged).toEqual(prices.map((price) => expect.objectContaining({ price })));
  });
});
