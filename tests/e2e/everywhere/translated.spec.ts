import type { Locator, Page } from '@playwright/test';
import { madridDate } from '@/lib/shared/madrid-time';
import messages from '@/tests/support/messages';
import { openLink } from '../../support/pages/calculator-page';
import { advice } from '../../support/pages/catalogue';
import { ConsultationPage } from '../../support/pages/consultation-page';
import { CONTACT_PAGE, ContactForm, NewsletterForm } from '../../support/pages/contact-forms';
import { headings, Journey } from '../../support/pages/journey';
import { boughtOrderPage, orderHour } from '../../support/pages/orders';
import { freeHour } from '../../support/pages/page-hours';
import { giveSameAnswers } from '../../support/pages/same-answers';
import { allowing, test as base, expect } from '../../support/pages/test';
import { Twins } from '../../support/pages/translate-page';
import { answers } from '../../support/shop/consultation-payload';

const test = base.extend<{ twins: Twins }>({
  twins: async ({ context, page }, use) => {
    const translated = await context.newPage();
    // What moves would be waited for at every press.
    for (const one of [page, translated]) await one.emulateMedia({ reducedMotion: 'reduce' });
    await use(new Twins(page, translated));
  },
});

/** What a text field is given: a figure that changes every result, and nothing, which is refused. */
const TYPED = ['3', ''];
/** Rows that come and go, and what is shown on demand. */
const PRESSED = /^(Ver (los|solo|el texto)|Añadir|Quitar|Deshacer)/;

/** Opens the same address in both, the translated one translated. */
async function open(twins: Twins, address: string): Promise<void> {
  await openLink(twins.original, address);
  await openLink(twins.translated, address);
  await twins.begin();
}

/** The names of the fields of this kind, or their values, as they stand on the page now. */
const valuesOf = (fields: Locator, attribute: 'name' | 'value') =>
  fields.evaluateAll((all, name) => [...new Set(all.map((one) => one.getAttribute(name) ?? ''))], attribute);

/** Everything that can be chosen, typed and pressed in a part of a calculator, one after the other. */
async function workThrough(twins: Twins, part: string): Promise<void> {
  const inPart = (page: Page) => page.locator(part);
  const calculate = (page: Page) => inPart(page).locator('button[type=submit]').first().click();
  await twins.both(calculate);
  const closed = (page: Page) => inPart(page).locator('details:not([open]) > summary');
  for (let left = await closed(twins.original).count(); left > 0; left -= 1) {
    await twins.both((page) => closed(page).first().click());
  }
  const typed = new Set<string>();
  const typeInNew = async () => {
    const names = await valuesOf(inPart(twins.original).locator('input[type=text][name]'), 'name');
    for (const name of names.filter((one) => !typed.has(one))) {
      typed.add(name);
      const field = (page: Page) => inPart(page).locator(`input[type=text][name="${name}"]`);
      const before = await field(twins.original).inputValue();
      const type = async (page: Page, text: string) => {
        await field(page).fill(text);
        await field(page).press('Enter');
      };
      for (const text of TYPED) await twins.both((page) => type(page, text));
      // The next field's first figure shows what this one comes back to.
      for (const page of [twins.original, twins.translated]) await type(page, before);
    }
  };
  await typeInNew();
  for (const name of await valuesOf(inPart(twins.original).locator('input[type=radio]'), 'name')) {
    const group = `input[type=radio][name="${name}"]`;
    for (const value of await valuesOf(inPart(twins.original).locator(group), 'value')) {
      await twins.both(async (page) => {
        // Another choice may have taken it away.
        const choice = inPart(page).locator(`${group}[value="${value}"]`);
        if ((await choice.count()) > 0) await choice.check();
      });
      await typeInNew();
    }
  }
  await workSelects(twins, inPart);
  for (const name of await inPart(twins.original).getByRole('button', { name: PRESSED }).allTextContents()) {
    await twins.both(async (page) => {
      const button = inPart(page).getByRole('button', { name }).first();
      if (await button.isVisible()) await button.click();
    });
  }
}

/** Some choices of each list, and none at the end; another list may come with them. */
async function workSelects(twins: Twins, inPart: (page: Page) => Locator): Promise<void> {
  for (const name of await valuesOf(inPart(twins.original).locator('select'), 'name')) {
    const list = (page: Page) => inPart(page).locator(`select[name="${name}"]`);
    const values = await valuesOf(list(twins.original).locator('option'), 'value');
    for (const value of [...values.slice(1, 4), values.at(-1) ?? '', values[0] ?? '']) {
      await twins.both((page) => list(page).selectOption(value));
    }
  }
}

const CALCULATORS: readonly (readonly [name: string, path: string, tools: readonly string[]])[] = [
  [
    'simulador de hipoteca',
    '/calculadoras/simulador-hipoteca',
    ['hasta-que-precio', 'comparar-ofertas', 'si-el-euribor-se-mueve', 'amortizar-antes', 'cambiar-de-banco'],
  ],
  ['interés compuesto', '/calculadoras/interes-compuesto', ['cuanto-apartar']],
  ['ratio de endeudamiento', '/calculadoras/ratio-endeudamiento', ['que-deuda-primero']],
  ['salud financiera', '/calculadoras/salud-financiera', []],
];

for (const [name, path, tools] of CALCULATORS) {
  test(`${name}: what a translated calculator says is what it says in Spanish`, async ({ twins }) => {
    await open(twins, path);
    await workThrough(twins, '#calculadora');
    await test.step('what stands under the card follows too', async () => {
      for (const label of await twins.original
        .locator('main')
        .getByRole('button', { name: PRESSED })
        .allTextContents()) {
        await twins.both(async (page) => {
          // Another press may have taken it away.
          const button = page.locator('main').getByRole('button', { name: label }).first();
          if (await button.isVisible()) await button.click();
        });
        await twins.both((page) => page.locator('#calculadora button[type=submit]').click());
      }
    });
  });

  for (const tool of tools) {
    test(`${name}: so does its tool ${tool}`, async ({ twins }) => {
      await open(twins, `${path}#${tool}`);
      await expect(twins.original.locator(`#${tool} form`)).toBeVisible();
      await expect(twins.translated.locator(`#${tool} form`)).toBeVisible();
      await workThrough(twins, `#${tool}`);
    });
  }
}

test('the reductions of a community come and go in a translated simulator, and what pays them', async ({ twins }) => {
  await open(twins, '/calculadoras/simulador-hipoteca');
  await twins.both((page) => page.getByRole('button', { name: 'Calcular hipoteca' }).click());
  const reduction = (page: Page) => page.locator('select[name=reduccion]');
  for (const community of ['madrid', 'andalucia', 'galicia', '']) {
    await twins.both((page) => page.locator('select[name=comunidad]').selectOption(community));
    if (!community) continue;
    await expect(reduction(twins.translated)).toBeVisible();
    const values = await valuesOf(reduction(twins.original).locator('option'), 'value');
    for (const value of [...values.slice(1), '']) await twins.both((page) => reduction(page).selectOption(value));
  }
});

test(
  'a part that was taken out of the page is made anew, with what was typed',
  allowing(/removeChild/),
  async ({ page }) => {
    await page.goto('/calculadoras/simulador-hipoteca');
    const price = page.locator('input[name=precio]');
    await price.fill('250000');
    await price.press('Enter');
    await expect(page.locator('output[name=importe-prestamo]')).toHaveText(/^210\.000\s€$/);
    await page.getByRole('radio', { name: 'Variable' }).check();
    await expect(page.locator('input[name=euribor]')).toBeVisible();
    // As an extension of the browser might: what React wants to remove next is no longer there.
    await page.locator('input[name=euribor]').evaluate((input) => {
      const form = input.closest('form');
      let part: Element = input;
      while (part.parentElement && part.parentElement !== form) part = part.parentElement;
      part.remove();
    });
    await page.getByRole('radio', { name: 'Fijo' }).check();
    await expect(page.locator('input[name=interes]')).toBeVisible();
    await expect(page.locator('input[name=euribor]')).toHaveCount(0);
    await expect(price).toHaveValue('250.000');
    await expect(page.locator('output[name=importe-prestamo]')).toHaveText(/^210\.000\s€$/);
  },
);

test('the home page, its menu and its letter say the same when translated', async ({ twins }) => {
  await open(twins, '/');
  for (const [name, value] of [
    ['price', '300000'],
    ['years', '30'],
    ['rate', '5'],
    ['savings', '290000'],
  ]) {
    await twins.both((page) => page.locator(`input[name=${name}]`).fill(value ?? ''));
  }
  const email = (page: Page) => new NewsletterForm(page).email;
  await twins.both((page) => new NewsletterForm(page).button.click());
  await twins.both((page) => email(page).fill('ana@gmial.com'));
  await twins.both((page) => email(page).blur());
  await twins.both((page) => email(page).fill('ana@'));
  await twins.both((page) => new NewsletterForm(page).button.click());
});

test('a translated page of a service changes as in Spanish', async ({ twins }) => {
  await open(twins, '/servicios/hipotecas');
  const contact = (page: Page) => new ContactForm(page);
  await twins.both((page) => contact(page).button.click());
  await twins.both((page) => contact(page).email.fill('ana@gmial.com'));
  await twins.both((page) => page.locator('main summary').first().click());
});

test('the contact form is refused and sent alike when translated', async ({ twins, visitor }) => {
  await open(twins, CONTACT_PAGE);
  const contact = (page: Page) => new ContactForm(page);
  await twins.both((page) => contact(page).button.click());
  await twins.both((page) => contact(page).email.fill('ana@gmial.com'));
  await twins.both((page) => contact(page).email.blur());
  await twins.both((page) => contact(page).fill(visitor));
  await twins.both((page) => contact(page).button.click());
  await expect(contact(twins.translated).form.getByText('¡Mensaje enviado!')).toBeVisible();
  await twins.expectSameWords();
});

test('a consultation is refused, corrected and sent alike when translated', async ({ twins }) => {
  const given = answers();
  const form = (page: Page) => new ConsultationPage(page, given);
  await open(twins, '/consulta-gratuita');
  await twins.both((page) => form(page).submit.click());
  await expect(form(twins.translated).summary).toBeVisible();
  for (const [name, values] of [
    ['situacionLaboral', ['jubilado', 'empleado']],
    ['tieneDeudas', ['si', 'no', 'si']],
    ['tieneAhorros', ['si', 'no']],
  ] as const) {
    for (const value of values) {
      await twins.both(async (page) => {
        const choice = page.locator(`[name="${name}"][value="${value}"]`);
        if ((await choice.count()) > 0) await choice.check();
      });
    }
  }
  await twins.both((page) => form(page).field('email').fill('ana@gmial.com'));
  await twins.both((page) => form(page).attach({ name: 'nota.txt', content: Buffer.from('no') }));
  await twins.both((page) => form(page).fill());
  await twins.both((page) => form(page).field('consulta').fill('x'.repeat(4_900)));
  await twins.both((page) => form(page).fill());
  await twins.both((page) => form(page).submit.click());
  await expect(form(twins.translated).unsealed).toBeVisible();
  await twins.both((page) => form(page).unsealed.click());
  await expect(form(twins.translated).sent).toBeVisible();
  await twins.expectSameWords();
});

test('the checkout says the same when translated, and its clock runs', async ({ twins, visitor }) => {
  const { original, translated } = twins;
  await giveSameAnswers(original, translated);
  const journeys = new Map([original, translated].map((page) => [page, new Journey(page, visitor)]));
  const journey = (page: Page) => journeys.get(page) ?? new Journey(page, visitor);
  // Seconds of the two pages count from the same moment. Sixteen minutes later it is still the same day: another has other weeks.
  const now = Date.now();
  const isLate = madridDate(new Date(now)) !== madridDate(new Date(now + 17 * 60_000));
  const start = isLate ? now - 17 * 60_000 : now;
  for (const page of [original, translated]) await page.clock.setFixedTime(start);
  await open(twins, `/checkout/${advice.slug}`);

  await twins.both((page) => journey(page).continueButton.click());
  await twins.both((page) => journey(page).email.fill('ana@gmial.com'));
  await twins.both((page) => journey(page).typeCustomer());
  await twins.both(async (page) => {
    await journey(page).continueButton.click();
    await expect(journey(page).heading(headings.booking)).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
  });
  const hour = await freeHour(original.request, advice.minutes);
  await twins.both((page) => journey(page).day(hour.date).click());
  await twins.both((page) => journey(page).hour(hour.time).click());
  await twins.both((page) => journey(page).mode('En persona').check());
  await twins.both((page) => journey(page).mode('Online').check());
  await twins.both((page) => journey(page).continueToPayment());

  const clock = (page: Page) => journey(page).timer;
  for (const seconds of [7, 61, 14 * 60 + 10, 16 * 60]) {
    const before = await original.locator('main').textContent();
    await twins.both((page) => page.clock.setFixedTime(start + seconds * 1_000));
    await expect.poll(() => original.locator('main').textContent()).not.toBe(before);
    await twins.expectSameWords();
  }
  await expect(clock(translated)).toHaveText('0 min 0 s');
  await twins.both((page) => journey(page).button(messages.Checkout.payment.chooseAnother).click());
  for (const page of [original, translated]) await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the success page says the same when translated', async ({ twins, stack, visitor }) => {
  const { sessionId } = await orderHour(twins.original.request, advice.slug, visitor);
  const address = `/payment-success?session_id=${sessionId}`;
  for (const page of [twins.original, twins.translated]) await page.goto(address);
  await twins.begin();
  await stack.sandbox.completeSession(sessionId);
  const title = (page: Page) => page.getByRole('link', { name: 'Ver tu contratación' });
  await expect(title(twins.original)).toBeVisible();
  await expect(title(twins.translated)).toBeVisible();
  await twins.expectSameWords();
});

test('the page of an order changes alike when translated', async ({ twins, stack }) => {
  const { original, translated } = twins;
  const path = await boughtOrderPage(original.request, stack.sandbox, advice.slug);
  await open(twins, path);
  const button = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
  const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first().click();

  await twins.both(link('Cambiar la cita'));
  await twins.both(button('Cambiar a esta hora'));
  const { date, time } = await freeHour(original.request);
  await twins.both((page) => new Journey(page, { fullName: '', email: '', phone: '' }).chooseHour({ date, time }));
  await test.step('a change that is made in the translated page is shown there, and the other loads it', async () => {
    await button('Cambiar a esta hora')(translated);
    await expect(translated.getByText('Cita cambiada.')).toBeVisible();
    await expect(translated.getByText(`${time}–`)).toBeVisible();
  });
  await open(twins, path);
  await twins.both(link('Anular la cita'));
  await twins.both(button('Anular la cita'));
  await twins.both((page) => page.getByRole('radio', { name: /Solo anular/ }).check());
  await open(twins, `${path}/factura`);
  await twins.both(button('Pedir la factura'));
  await twins.both((page) => page.getByLabel('Nombre o razón social').fill('Irene Salas'));
  await twins.both(button('Pedir la factura'));
});
