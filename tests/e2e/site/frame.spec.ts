import type { Page } from '@playwright/test';
import { madridDate } from '@/lib/shared/madrid-time';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNothingFound,
  expectReadableAtDoubleSize,
} from '../../support/pages/accessible';
import { holdScripts } from '../../support/pages/gate';
import { tabTo } from '../../support/pages/keyboard';
import { expect, test } from '../../support/pages/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) => header(page).getByRole('button', { name });
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`);
const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir el menú' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });
const group = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('a click opens a dropdown, another one closes it, and so does a click elsewhere', async ({ page }) => {
    await page.goto('/');
    const services = trigger(page, 'Servicios');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await services.dispatchEvent('click');
    await expect(panel(page, 'servicios')).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page, 'servicios').getByRole('listitem')).toHaveCount(6);
    await services.dispatchEvent('click');
    await expect(panel(page, 'servicios')).toBeHidden();
    await trigger(page, 'Calculadoras').dispatchEvent('click');
    await page.mouse.click(640, 780);
    await expect(panel(page, 'calculadoras')).toBeHidden();
  });

  test('only one dropdown is open', async ({ page }) => {
    await page.goto('/');
    await trigger(page, 'Servicios').click();
    await expect(panel(page, 'servicios')).toBeVisible();
    await trigger(page, 'Seguridad y Garantía').click();
    await expect(panel(page, 'confianza')).toBeVisible();
    await expect(panel(page, 'servicios')).toBeHidden();
  });

  test('a mouse at rest opens a dropdown, a click keeps it open, and leaving closes what was not kept', async ({
    page,
  }) => {
    await page.goto('/');
    const calculators = trigger(page, 'Calculadoras');
    await expect(calculators).toHaveAttribute('aria-expanded', 'false');
    await calculators.hover();
    await expect(panel(page, 'calculadoras')).toBeVisible();
    await panel(page, 'calculadoras').getByRole('link', { name: 'Salud financiera' }).hover();
    await page.mouse.move(640, 780);
    await expect(panel(page, 'calculadoras')).toBeHidden();
    await calculators.hover();
    await expect(panel(page, 'calculadoras')).toBeVisible();
    await calculators.click();
    await expect(panel(page, 'calculadoras')).toBeVisible();
  });

  test('Escape closes a dropdown and gives its button the focus back', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, trigger(page, 'Servicios'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel(page, 'servicios').getByRole('link', { name: 'Ver todos los servicios' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'servicios')).toBeHidden();
    await expect(trigger(page, 'Servicios')).toBeFocused();
  });

  test('the arrow keys walk along the navigation and through a panel', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, trigger(page, 'Servicios'));
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, 'Calculadoras')).toBeFocused();
    await page.keyboard.press('End');
    await expect(header(page).getByRole('link', { name: 'Contacto' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    const links = panel(page, 'servicios').getByRole('link');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(trigger(page, 'Servicios')).toBeFocused();
  });

  test('a dropdown closes when the focus leaves it', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, trigger(page, 'Seguridad y Garantía'));
    await page.keyboard.press('Enter');
    await expect(panel(page, 'confianza')).toBeVisible();
    await tabTo(page, header(page).getByRole('link', { name: 'Nosotros' }));
    await expect(panel(page, 'confianza')).toBeHidden();
  });

  test('choosing a page closes the dropdown, marks where one is, and starts at the top with the content', async ({
    page,
  }) => {
    await page.goto('/');
    await scrollTo(page, 40);
    await trigger(page, 'Servicios').click();
    await panel(page, 'servicios').getByRole('link', { name: 'Ver todos los servicios' }).click();
    await expect(page).toHaveURL(/\/servicios$/);
    await expect(panel(page, 'servicios')).toBeHidden();
    await expect(trigger(page, 'Servicios')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);

    await trigger(page, 'Servicios').click();
    const marked = panel(page, 'servicios').locator('[aria-current]');
    await expect(marked).toHaveText(['Ver todos los servicios']);
    await panel(page, 'servicios').getByRole('link', { name: 'Seguros' }).click();
    await expect(page).toHaveURL(/\/servicios\/seguros$/);
    await expect(panel(page, 'servicios')).toBeHidden();
    await expect(marked).toHaveText(['Seguros']);
  });

  test('with a dropdown open', async ({ page }) => {
    await page.goto('/');
    await trigger(page, 'Servicios').click();
    await expect(panel(page, 'servicios')).toBeVisible();
    await expectAccessible(page, 'home-dropdown');
    for (const name of ['Calculadoras', 'Seguridad y Garantía']) {
      await trigger(page, name).click();
      await expectNothingFound(page, `the menu ${name}`);
    }
    await expectNoSidewaysScroll(page, 'home');
  });
});

test('the header is scrolled beyond 10 px, and not at 10', async ({ page }) => {
  await page.goto('/');
  await expect(trigger(page, 'Servicios')).toHaveAttribute('aria-expanded', 'false');
  await expect(header(page)).not.toHaveAttribute('data-scrolled');
  await scrollTo(page, 11);
  await expect(header(page)).toHaveAttribute('data-scrolled');
  await scrollTo(page, 10);
  await expect(header(page)).not.toHaveAttribute('data-scrolled');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu holds the page still and gives it back where it was', async ({ page }) => {
    await page.goto('/');
    await scrollTo(page, 600);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toBeFocused();
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 500);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect.poll(() => scrollPosition(page)).toBe(600);
    await expect(menuButton(page)).toBeFocused();
  });

  test('the menu keeps the focus', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await group(page, 'Servicios').click();
    const outside = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab');
      expect(await outside()).toBe(false);
    }
  });

  test('its groups unfold one by one, each by itself', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    const seguros = menu(page).getByRole('link', { name: 'Seguros' });
    await expect(seguros).toBeHidden();
    await group(page, 'Servicios').click();
    await group(page, 'Calculadoras').click();
    await expect(seguros).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Interés compuesto' })).toBeVisible();
    await group(page, 'Servicios').click();
    await expect(seguros).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Interés compuesto' })).toBeVisible();
  });

  test('choosing a page closes it, and the page scrolls again', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await group(page, 'Servicios').click();
    await menu(page).getByRole('link', { name: 'Ver todos los servicios' }).click();
    await expect(page).toHaveURL(/\/servicios$/);
    await expect(menu(page)).toBeHidden();
    const scrolled = async () => {
      await scrollTo(page, 300);
      return scrollPosition(page);
    };
    await expect.poll(scrolled).toBe(300);
  });

  test('it marks the page that is open, the next one after a choice, and the first again on the way back', async ({
    page,
  }) => {
    await page.goto('/garantia');
    const loaded = await page.evaluate(() => performance.timeOrigin);
    const marked = menu(page).locator('[aria-current]');
    await menuButton(page).click();
    await expect(marked).toHaveText(['Garantía']);
    await menu(page).getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL(/\/nosotros$/);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(marked).toHaveText(['Nosotros']);
    await expect(menu(page).getByRole('link', { name: 'Nosotros' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page).toHaveURL(/\/garantia$/);
    await menuButton(page).click();
    await expect(marked).toHaveText(['Garantía']);
    await group(page, 'Seguridad y Garantía').click();
    await expect(menu(page).getByRole('link', { name: 'Garantía' })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => performance.timeOrigin), 'one document all the while').toBe(loaded);
  });

  test('opened before there is JavaScript, it becomes the dialog', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await menu(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
    scripts.open();
    await expect.poll(() => menu(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });

  test('with the menu open', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expectNothingFound(page, 'the menu at 390 px');
    await group(page, 'Servicios').click();
    await group(page, 'Seguridad y Garantía').click();
    await expectAccessible(page, 'home-menu');
    await expectReadableAtDoubleSize(page, 'home-menu');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog of this site opens in this tab, and the way to buy stands beside it', async ({ page }) => {
    await page.goto('/');
    const blog = header(page).getByRole('link', { name: 'Blog', exact: true });
    await expect(blog).toHaveAttribute('href', '/blog');
    await expect(blog).not.toHaveAttribute('target');
    await expect(header(page).getByRole('link', { name: 'Contrátanos' })).toHaveAttribute('href', '/contratanos');
    await expect(header(page).getByRole('link', { name: 'Consulta Gratuita' })).toHaveAttribute(
      'href',
      '/consulta-gratuita',
    );
  });

  test('the footer leads to every page of the specification', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const path of [
      '/servicios',
      '/servicios/educacion-financiera',
      '/servicios/consultoria-financiera',
      '/servicios/planificacion-jubilacion',
      '/servicios/seguros',
      '/servicios/hipotecas',
      '/servicios/formacion-talleres',
      '/nosotros',
      '/blog',
      '/contacto',
      '/seguridad',
      '/valores',
      '/garantia',
      '/politica-privacidad',
      '/aviso-legal',
      '/condiciones',
      '/condiciones#reclamaciones',
      '/cookies',
      '/desistimiento',
    ]) {
      expect(hrefs).toContain(path);
    }
    expect(hrefs.filter((href) => /^(mailto:|tel:|https:\/\/www\.linkedin\.com\/)/.test(href ?? ''))).toHaveLength(3);
    await expect(footer).toContainText(/lunes a viernes de 10:00 a 18:00/i);
    await expect(footer).toContainText(`© 2025-${madridDate(new Date()).slice(0, 4)}`);
  });

  test('dropdowns open, close on Escape, and lead where they say', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await trigger(page, 'Calculadoras').click();
    await expect(panel(page, 'calculadoras')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'calculadoras')).toBeHidden();
    await trigger(page, 'Servicios').click();
    await panel(page, 'servicios').getByRole('link', { name: 'Ver todos los servicios' }).click();
    await expect(page).toHaveURL(/\/servicios$/);
    await expect(trigger(page, 'Servicios')).toHaveAttribute('aria-current', 'true');
    await expect(panel(page, 'servicios').locator('[aria-current]')).toHaveText(['Ver todos los servicios']);
  });

  test('the menu of a phone opens, unfolds, marks the page and closes', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/nosotros');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).locator('[aria-current]')).toHaveText(['Nosotros']);
    await group(page, 'Calculadoras').click();
    await expect(menu(page).getByRole('link', { name: 'Salud financiera' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar el menú' }).click();
    await expect(menu(page)).toBeHidden();
  });
});

for (const [width, offset] of [
  [390, 100],
  [767, 100],
  [768, 80],
  [1280, 80],
] as const) {
  test(`an anchor stops ${offset} px below the top at ${width} px, below the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.locator('[data-stage]')).toHaveCount(1);
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto';
      window.location.hash = 'areas';
    });
    const top = () => page.locator('#areas').evaluate((target) => Math.round(target.getBoundingClientRect().top));
    await expect.poll(top).toBe(offset);
    // The header shrinks once the page has scrolled.
    await expect.poll(async () => (await header(page).boundingBox())?.height).toBeLessThanOrEqual(offset);
  });
}

test('an anchor scrolls smoothly, and at once with reduced motion', async ({ page }) => {
  const jump = () =>
    page.evaluate(() => {
      window.location.hash = 'areas';
      return window.scrollY;
    });
  await page.goto('/');
  expect(await jump()).toBeLessThan(100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/servicios');
  await page.goto('/');
  expect(await jump()).toBeGreaterThan(1000);
});

test('the page stays where it is when the focus goes to the header', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 1000);
  await trigger(page, 'Servicios').focus();
  await page.keyboard.press('Tab');
  await expect(trigger(page, 'Calculadoras')).toBeFocused();
  expect(await scrollPosition(page)).toBe(1000);
});

test('the skip link leads to the content, and the next page begins with its own', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await header(page).getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('on paper a page has no menus, buttons or footer, and all that waits or is folded', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(header(page).getByRole('link', { name: /El Sofá Del Dinero/ })).toBeVisible();
  await expect(header(page).getByRole('link')).toHaveCount(1);
  await expect(menuButton(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Consulta Gratuita' }).first()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const waiting of await page.locator('[data-fade]').all()) await expect(waiting).toHaveCSS('opacity', '1');
  const bright = await page.locator('main .bg-tinta :is(h2, h3, p)').evaluateAll((texts) => {
    const { color } = getComputedStyle(document.body);
    return texts.filter((text) => getComputedStyle(text).color !== color).map((text) => text.textContent);
  });
  expect(bright).toEqual([]);

  await page.goto('/garantia');
  await expect(page.locator('main details > :not(summary)').first()).toBeVisible();
});

test('a title beside its block prints over nothing, wherever the page is scrolled to', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/valores');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 160) {
    await scrollTo(page, top);
    const covered = await page.locator('section h2 + p').evaluateAll((leads) =>
      leads
        .filter((lead) => {
          const title = lead.previousElementSibling?.getBoundingClientRect();
          const { top, left } = lead.getBoundingClientRect();
          return title !== undefined && title.bottom > top + 1 && title.right > left + 1;
        })
        .map((lead) => lead.textContent),
    );
    expect(covered, `at ${top}`).toEqual([]);
  }
});
