import type { Page } from '@playwright/test';
import { holdScripts } from '@/tests/support/pages/gate';
import { allowing, expect, test } from '@/tests/support/pages/test';

/** Every form of the prerendered pages, each once: the newsletter's stands in every footer. */
const PAGES = [
  '/',
  '/aviso-legal',
  '/contacto',
  '/servicios/me-interesa/hipotecas-premium',
  '/desistimiento',
  '/consulta-gratuita',
  '/calculadoras/simulador-hipoteca',
  '/calculadoras/interes-compuesto',
  '/calculadoras/ratio-endeudamiento',
  '/calculadoras/salud-financiera',
];

const FIELDS =
  'form :is(input[type=text], input[type=email], input[type=tel], input[type=number], textarea):not([tabindex])';

/** Runs in the page: what its visible fields hold, and which has the focus. */
function written(selector: string): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(`${selector}, [data-kept]`);
  return [...fields]
    .filter((field) => field.checkVisibility() || field.type === 'hidden')
    .map((field) => {
      const form = field.form?.id || field.form?.ariaLabel;
      return `${form}|${field.name}|${field.value}${field === document.activeElement ? ' focus' : ''}`;
    });
}

/** Writes into every field of the page that is there. */
async function writeEverywhere(page: Page): Promise<void> {
  const fields = page.locator(FIELDS);
  for (const field of await fields.all()) if (await field.isVisible()) await field.fill('7');
}

test.describe('where an extension has put something into the page', allowing(/React error #/), () => {
  for (const path of PAGES) {
    test(`what was typed on ${path} before the scripts ran stands, with the focus`, async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await writeEverywhere(page);
      const typed = await page.evaluate(written, FIELDS);
      expect(typed.at(-1)).toMatch(/\|7 focus$/);
      await page.evaluate(() => {
        for (const field of document.querySelectorAll('main form :is(input:not([type=hidden]), textarea)'))
          field.before(document.createElement('div'));
      });
      const hydrated = page.evaluate(() => new Promise<void>((done) => addEventListener('hydrated', () => done())));
      scripts.open();
      await hydrated;
      await expect.poll(() => page.evaluate(written, FIELDS)).toEqual(typed);
    });
  }
});

/** The consultation's form, which has neither id nor label, and the one to withdraw. */
const KEPT_BY_ITSELF = ['null', 'desistimiento'];
const withoutFocus = (texts: string[]) => texts.map((text) => text.replace(/ focus$/, ''));

for (const path of [...PAGES, '/consulta-gratuita/reservar']) {
  test(`what was typed on ${path} is there after a reload`, async ({ page, journey }) => {
    await page.goto(path);
    if (path.endsWith('/reservar')) await journey.chooseFreeHour(45);
    await writeEverywhere(page);
    const typed = withoutFocus(await page.evaluate(written, FIELDS));
    // The newsletter's form keeps what it holds once its code is there.
    const forms = new Set(typed.map((text) => text.split('|')[0] ?? ''));
    const isKept = (form: string) => Object.keys(sessionStorage).some((key) => key.endsWith(`#${form}`));
    for (const form of forms)
      if (!KEPT_BY_ITSELF.includes(form)) await expect.poll(() => page.evaluate(isKept, form)).toBe(true);
    await page.reload();
    await expect.poll(async () => withoutFocus(await page.evaluate(written, FIELDS))).toEqual(typed);
  });
}

test('a plan that a button names is the first line of the question, and can be deleted', async ({ page }) => {
  const question = page.locator('textarea[name=consulta]');
  await page.goto('/servicios/consultoria-financiera');
  await page.getByRole('link', { name: 'Consulta gratuita Conecta' }).click();
  await expect(question).toHaveValue('Me interesa Conecta, 300\u00a0€.\n');
  await question.fill('¿Me sirve?');
  await page.goto('/consulta-gratuita#plan=actua');
  await page.reload();
  await expect(question).toHaveValue('Me interesa Actúa, 600\u00a0€.\n¿Me sirve?');
  await question.fill('¿Me sirve?');
  await page.reload();
  await expect(question).toHaveValue('¿Me sirve?');
});
