import { articlePath, articles } from '@/lib/site/articles';
import { expect, test } from '../../support/pages/test';

const [article] = articles;
const path = article ? articlePath(article) : '/blog';

test('its author leads to who they are', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Elena Ejemplo' }).click();
  await expect(page).toHaveURL(/\/nosotros#elena$/);
  const person = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Elena Ejemplo' }) });
  await expect(person).toBeInViewport();
  await expect(person.getByText('Ejemplo', { exact: true })).toBeVisible();
});

test('Compartir hands the article to the system where it can', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = `${data.title} ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`jubilación http://.*${path}$`));
});

test('Compartir copies the address elsewhere, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`${path}#hueco`);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Hemos copiado el enlace' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`));
});

test.describe('as it is read, with or without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article says who wrote it, when, and how long it takes, and offers help at its end', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Volver al blog' })).toHaveAttribute('href', '/blog');
    await expect(main.getByText('Jubilación', { exact: true })).toBeVisible();
    await expect(main.getByText('12 min de lectura', { exact: true })).toBeVisible();
    await expect(main.getByText('Por Elena Ejemplo, asesora financiera')).toBeVisible();
    await expect(main.locator('time')).toHaveAttribute('datetime', '2026-11-03');
    await expect(main.getByText('#jubilación', { exact: true })).toBeVisible();
    const help = main.getByRole('region', { name: '¿Necesitas ayuda personalizada?' });
    await expect(help.getByRole('link', { name: 'Solicitar consulta gratuita' })).toHaveAttribute('href', '/contacto');
  });

  test('Compartir is an e-mail where there is no JavaScript', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Compartir' })).toHaveAttribute('href', /^mailto:\?subject=/);
    await expect(page.getByRole('heading', { name: 'Tu plan, en una hoja' })).toBeVisible();
  });

  test('the blog leads to each article', async ({ page }) => {
    for (const { title } of articles) {
      await page.goto('/blog');
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
});
