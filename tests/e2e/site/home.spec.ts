import type { Page } from '@playwright/test';
import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { formatPrice } from '@/lib/shared/money';
import { loanOf, type MortgageCase } from '@/lib/site/living-mortgage';
import { expect, test } from '../../support/pages/test';

const phases = ['Conecta', 'Actúa', 'Progresa'] as const;
const card = (page: Page, name: string) => page.getByRole('article', { name });
const stage = (page: Page) => page.locator('[data-stage]');

/** Scrolls to a fraction of the scroll distance of the three phases, which is twice the height of the viewport. */
async function scrollThrough(page: Page, share: number): Promise<void> {
  await stage(page).evaluate((area, progress) => {
    const start = area.getBoundingClientRect().top + window.scrollY;
    // Scroll positions are whole pixels, thresholds are not.
    window.scrollTo({ top: Math.ceil(start + progress * 2 * window.innerHeight), behavior: 'instant' });
  }, share);
}

/** The card that covers the middle of the screen. */
const onTop = (page: Page) =>
  page.evaluate(
    () =>
      document
        .elementFromPoint(window.innerWidth / 2, window.innerHeight - 20)
        ?.closest('article')
        ?.getAttribute('aria-labelledby') ?? '',
  );

async function setSliders(page: Page, mortgage: Partial<MortgageCase>): Promise<void> {
  for (const [name, value] of Object.entries(mortgage)) await page.locator(`input[name=${name}]`).fill(String(value));
}

/** Amounts are written with the spaces and the signs of es-ES. */
const whole = (cents: number) => formatPrice(Math.round(cents / 100) * 100);

test.describe('the living sofa', () => {
  test('its sliders recompute instalment, channels, cushions and the way to the simulator', async ({ page }) => {
    await page.goto('/');
    const figures = page.getByRole('main').locator('section').first();
    await expect(figures).toContainText('801 € al mes');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('La cuota de una hipoteca de 160.000 € a 25 años:')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    const moved = { price: 300_000, savings: 60_000, years: 30, rate: 5 };
    await setSliders(page, moved);
    const loan = loanOf(moved);
    const interest = totalInterest(loan);
    const instalment = whole(monthlyPayment(loan)).replace(/\s€$/, '');
    await expect(figures).toContainText(`${instalment} € al mes`);
    await expect(figures.getByRole('definition').last()).toHaveText(whole(loan.principal + interest));
    const channels = figures.locator('figure svg').first().locator('xpath=./*[1]/*');
    await expect(channels).toHaveCount(30);
    await expect(figures.locator('figure')).toContainText(`${whole(interest)} de intereses`);
    await expect(page.getByRole('status').filter({ hasText: `${instalment} € al mes` })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Simular/ })).toHaveAttribute(
      'href',
      '/calculadoras/simulador-hipoteca#precio=300000&ahorro=60000&plazo=30&interes=5',
    );
  });

  test('savings never reach the price: their slider is moved back', async ({ page }) => {
    await page.goto('/');
    await setSliders(page, { savings: 200_000, price: 100_000 });
    await expect(page.getByLabel('Ahorro que aportas')).toHaveValue('90000');
    await expect(page.getByLabel('Ahorro que aportas')).toHaveAttribute('aria-valuetext', /^90\.000\s€$/);
  });

  test('the extremes of the sliders fit every screen', async ({ page }) => {
    await page.goto('/');
    for (const extreme of [
      { price: 60_000, savings: 54_000, years: 15, rate: 0.5 },
      { price: 450_000, savings: 0, years: 40, rate: 8 },
    ]) {
      await setSliders(page, extreme);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const last = page.getByText('€ al mes', { exact: true });
        const box = await last.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 10_000)).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('hours that can be booked at once stand beside the plans, with a way to their checkout', async ({ page }) => {
  // A click presses and releases at one point of the screen: a page that still scrolls smoothly has another link there by then.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const areas = page.getByRole('region', { name: 'En qué trabajamos, y lo que cuesta' });
  const consulting = areas.getByRole('listitem').filter({ hasText: 'Consultoría financiera' });
  await expect(consulting).toContainText(/un plan, desde\s*300\s€/);
  const hour = consulting.getByRole('link', { name: /^Una hora, 99\s€: reservar/ });
  await expect(hour).toHaveAttribute('href', '/checkout/consultoria-financiera-personalizada');
  await hour.click();
  await expect(page).toHaveTitle(/^Contratar /);
});

test('the newsletter is asked for once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Tu correo')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByLabel('Tu correo')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page.getByRole('contentinfo').getByLabel('Tu correo')).toBeVisible();
  await page.goto('/newsletter/baja/token');
  await expect(page.getByLabel('Tu correo')).toBeHidden();
});

test.describe('the three phases', () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 664 },
  ]) {
    test(`change at 0.33 and 0.66, by transforms alone, and cut nothing, at ${viewport.width}x${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(stage(page)).toHaveCount(1);
      const height = await stage(page).evaluate((area) => area.getBoundingClientRect().height);
      expect(height).toBeCloseTo(3 * viewport.height, 0);
      for (const [share, id] of [
        [0, 'fase-conecta'],
        [0.32, 'fase-conecta'],
        [0.33, 'fase-actua'],
        [0.65, 'fase-actua'],
        [0.66, 'fase-progresa'],
        [1, 'fase-progresa'],
        [0.5, 'fase-actua'],
        [0.1, 'fase-conecta'],
      ] as const) {
        await scrollThrough(page, share);
        await expect.poll(() => onTop(page), { message: `at ${share}`, intervals: [50] }).toBe(id);
      }
      for (const [index, name] of phases.entries()) {
        await scrollThrough(page, index * 0.4);
        const head = card(page, name).getByRole('heading');
        await expect(head).toBeInViewport({ ratio: 1 });
        await expect(card(page, name).getByRole('img')).toBeInViewport({ ratio: 0.99 });
        const hidden = await card(page, name).evaluate((one) => one.scrollHeight - one.clientHeight);
        expect(hidden, `cut off from ${name}`).toBeLessThanOrEqual(1);
        const moved = await card(page, name).evaluate((one) => getComputedStyle(one).transitionProperty);
        expect(moved).toMatch(/^transform(, translate, scale, rotate)?$/);
      }
    });
  }

  test('are a plain list where a card would not fit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Abrir el menú' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(stage(page)).toHaveCount(0);
  });
});

test('on the way to an anchor below them the phases stay a list, so that the page does not grow under it', async ({
  page,
}) => {
  await page.goto('/#areas');
  // The sliders react once the page is hydrated, which may be before or after it has scrolled.
  await expect(page.getByRole('slider').first()).toBeAttached();
  await expect(page.locator('#areas')).toBeInViewport();
  await expect(stage(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home is complete: the default sofa without sliders, the phases as a list, nothing hidden', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByText('801', { exact: true })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Simular/ })).toHaveAttribute('href', /#precio=200000&/);
    await expect(stage(page)).toHaveCount(0);
    for (const name of phases) await expect(card(page, name)).toBeVisible();
    for (const block of await page.locator('[data-fade]').all()) await expect(block).toHaveCSS('opacity', '1');
    await expect(page.locator('blockquote')).toHaveCount(5);
  });

  test('the call to action leads', async ({ page }) => {
    await page.goto('/');
    const first = page.getByRole('main').getByRole('link').first();
    await expect(first).toHaveText('Solicita tu consulta gratuita');
    await expect(first).toHaveAttribute('href', '/consulta-gratuita');
  });

  test('the phases are computed: 41,7 % of the income, and two months', async ({ page }) => {
    await page.goto('/');
    await expect(card(page, 'Conecta')).toContainText('41,7 %');
    await expect(card(page, 'Actúa')).toContainText('2 meses');
    await expect(card(page, 'Progresa')).toContainText('6 meses');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the phases are a list, and nothing fades or leans', async ({ page }) => {
    await page.goto('/');
    await setSliders(page, { years: 30 });
    await expect(page.getByText('30 años', { exact: true }).first()).toBeVisible();
    await expect(stage(page)).toHaveCount(0);
    const quote = page.locator('figure', { hasText: 'Elena S.' });
    await quote.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-fade="shown"]').first()).toHaveCSS('opacity', '1');
    await quote.hover();
    await expect(quote).toHaveCSS('transform', 'none');
  });
});

test('with text of twice the size nothing is cut off at the side, and the phases are a list', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(stage(page)).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('blocks fade in once, when a tenth of them is visible', async ({ page }) => {
  await page.goto('/');
  await expect(stage(page)).toHaveCount(1);
  const areas = page.locator('#areas').locator('xpath=ancestor::*[@data-fade]');
  await expect(areas).toHaveAttribute('data-fade', 'true');
  const showing = (share: number) =>
    areas.evaluate((block, part) => {
      const { top, height } = block.getBoundingClientRect();
      window.scrollTo({ top: top + window.scrollY - window.innerHeight + height * part, behavior: 'instant' });
    }, share);
  await showing(0.05);
  await expect(areas).toHaveAttribute('data-fade', 'waiting');
  await showing(0.12);
  await expect(areas).toHaveAttribute('data-fade', 'shown');
  await expect(areas).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await showing(0.05);
  await expect(areas).toHaveAttribute('data-fade', 'shown');
});

test('testimonials lean under a mouse from 768 px on', async ({ page }) => {
  await page.goto('/');
  const quote = page.locator('figure', { hasText: 'Elena S.' });
  await quote.hover();
  await expect(quote).not.toHaveCSS('transform', 'none');
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: 767, height: 900 });
  await quote.hover();
  await expect(quote).toHaveCSS('transform', 'none');
});

test('beside the testimonials stands how they are checked, and every proof is a click away', async ({ page }) => {
  await page.goto('/');
  const testimonials = page.getByRole('region', { name: 'Lo que cuentan al levantarse' });
  await testimonials.getByRole('link', { name: 'Todo lo que decimos, y con qué se comprueba' }).click();
  await expect(page).toHaveURL(/\/valores#pruebas$/);
  const proofs = page.getByRole('region', { name: 'Con qué se comprueba' });
  await expect(proofs.getByRole('heading', { level: 2 })).toBeInViewport();
  await proofs.getByText('Ver la lista').first().click();
  await expect(proofs.getByText('Banco de Ejemplo 16')).toBeVisible();
  await expect(proofs.getByText('Ejemplo', { exact: true }).first()).toBeVisible();
});
