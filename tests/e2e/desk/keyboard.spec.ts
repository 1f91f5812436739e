import type { Locator, Page } from '@playwright/test';
import { screens } from '@/components/private/desk/screens';
import { addMadridDays, madridDate, madridInstant, weekday } from '@/lib/shared/madrid-time';
import messages from '@/tests/support/messages';
import { enterDesk } from '../../support/desk/enter-desk';
import { alike, unlined } from '../../support/desk/forced-colours';
import { subscribe } from '../../support/desk/subscribers';
import { brokenWords } from '../../support/pages/broken-words';
import { advice } from '../../support/pages/catalogue';
import { boughtOrderPage } from '../../support/pages/orders';
import { expect, test } from '../../support/pages/test';
import { send } from '../../support/shop/consultations';
import { workingDays } from '../../support/shop/hours';
import type { SharedStack } from '../../support/stack/stack';

const { DeskAgenda, DeskLetters, DeskOrders, DeskPeople, DeskServices } = messages;

/** More than any screen has. */
const MOST_STOPS = 250;

type Stop = {
  name: string;
  isShown: boolean;
  inMain: boolean;
  /** What has not had the focus yet. */
  left: number;
};
type Filled = { order: string; consultation: string; letter: string };

/** At the desk with something on every screen that can be worked with, and the addresses of what has one of its own. */
async function atTheFilledDesk(page: Page, stack: SharedStack): Promise<Filled> {
  const { post } = await enterDesk(page.context(), stack);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await subscribe(stack.db, 2);
  await post('/letters', { subject: 'Qué es el euríbor', teaser: '', body: 'Un **tipo** de interés.' });
  await send(stack);
  await stack.db.query(
    `INSERT INTO contact_messages (id, source, name, email, message, fingerprint, consented_at, policy_version, created_at)
     VALUES (gen_random_uuid(), 'hipotecas', 'Eva Ruiz', 'eva@example.com', '¿Amortizo?', 'x', now(), '2026-01-01', now())`,
  );
  await closeHours(stack);
  const idIn = async (table: string) =>
    (await stack.rows<{ id: string }>(`SELECT id FROM ${table} ORDER BY id DESC LIMIT 1`))[0]?.id ?? '';
  return { order: await idIn('orders'), consultation: await idIn('consultations'), letter: await idIn('letters') };
}

/** Two hours of the week that follows the one that the agenda opens with, on a weekend the coming one. */
async function closeHours({ db }: SharedStack): Promise<void> {
  const today = madridDate(new Date());
  const monday = addMadridDays(today, (weekday(today) > 5 ? 15 : 8) - weekday(today));
  const [day = ''] = workingDays(new Date()).filter((date) => date >= monday);
  await db.query(
    `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration, booking_type, notes)
     VALUES (gen_random_uuid(), 'block', 'blocked', $1, $2, 120, 'online', 'Notaría')`,
    [madridInstant(day, '10:00'), madridInstant(day, '12:00')],
  );
}

async function open(page: Page, path: string): Promise<void> {
  // An address that differs by its fragment alone would load nothing.
  await page.goto('about:blank');
  await page.goto(path);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Cargando…', { exact: true })).toHaveCount(0);
}

/** What can be worked with in the main part and is a tab stop of its own: of a group that arrows walk, one is. */
function workable(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [...main.querySelectorAll<HTMLElement>(all)].filter(
      (element) => element.checkVisibility() && element.tabIndex >= 0 && !(element as HTMLButtonElement).disabled,
    );
    for (const element of stops) element.dataset.stop = '';
    const radios = stops.filter((element): element is HTMLInputElement => element.matches('[type="radio"]'));
    for (const radio of radios) {
      const group = radios.filter(({ name }) => name === radio.name);
      const stop = group.find(({ checked }) => checked) ?? group[0];
      if (stop !== radio) delete radio.dataset.stop;
    }
    return main.querySelectorAll('[data-stop]').length;
  });
}

/** Where the focus is, and whether it can be seen: a ring around it, or around what holds it. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const hasRing = (one: Element | null): boolean => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px');
    };
    const box = element.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    delete (element as HTMLElement).dataset.stop;
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 80),
      isShown: isOnScreen && (hasRing(element) || hasRing(element.closest('label')) || hasRing(element.parentElement)),
      inMain: element.closest('main') !== null,
      left: document.querySelectorAll('main [data-stop]').length,
    };
  });
}

/** With colours of one's own the screen shows what can be pressed and what is chosen. */
async function expectToldApart(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  if (path === '/mesa/agenda') {
    await page.getByRole('button', { name: 'Semana siguiente' }).click();
    await expect(page.getByRole('button', { name: /Notaría/ }).first()).toBeVisible();
  }
  expect(await unlined(page), `without a line on ${path}`).toEqual([]);
  expect(await alike(page), `chosen, and not told apart, on ${path}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** What opens a question, by the address of its screen. */
function questions(page: Page, { order, consultation, letter }: Filled): Record<string, Locator[]> {
  const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).first();
  const { actions } = DeskOrders;
  const onOrder = [actions.move, actions.cancel, actions.refund, actions.resend, actions.invoice, actions.withdraw];
  return {
    '/mesa/agenda': [button(DeskAgenda.block)],
    [`/mesa/contrataciones?orden=${order}`]: onOrder.map(button),
    [`/mesa/consultas#${consultation}`]: [page.getByRole('button', { name: /^Ya contestada/ })],
    [`/mesa/carta#${letter}`]: [DeskLetters.schedule, DeskLetters.send, DeskLetters.delete].map(button),
    '/mesa/servicios': [page.getByRole('button', { name: DeskServices.pause }).first()],
    '/mesa/equipo': [button(DeskPeople.invite), button(DeskPeople.addKey)],
  };
}

/** Every question takes the focus, keeps it, and gives it back to what has opened it. */
async function expectFocusKept(page: Page, opener: Locator, name: string): Promise<void> {
  const isInside = () => page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement));
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading').first(), name).toBeVisible();
  await expect.poll(isInside, name).toBe(true);
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press(stops % 3 === 2 ? 'Shift+Tab' : 'Tab');
    await expect.poll(isInside, `Tab leaves the question of ${name}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog'), name).toHaveCount(0);
  await expect(opener, name).toBeFocused();
}

test('on a phone no word breaks inside on any screen, those of long addresses and names included', async ({
  page,
  stack,
}) => {
  const filled = await atTheFilledDesk(page, stack);
  await stack.db.query(`
    UPDATE orders SET customer_name = 'Maximiliana Fernández-Villaverde', customer_email = 'maximiliana.fernandez@administraciones.correo.example'`);
  await stack.db.query(`UPDATE consultations SET email = 'maximiliana.fernandez@administraciones.correo.example'`);
  await stack.db.query(`UPDATE contact_messages SET email = 'maximiliana.fernandez@administraciones.correo.example'`);
  await stack.db.query(`UPDATE staff SET email = 'maximiliana.fernandez@administraciones.correo.example'`);
  const [message] = await stack.rows<{ id: string }>('SELECT id FROM contact_messages');
  const paths = [
    ...screens.map(({ path }) => path),
    `/mesa/contrataciones?orden=${filled.order}`,
    `/mesa/consultas#${filled.consultation}`,
    `/mesa/mensajes#${message?.id}`,
  ];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await open(page, path);
      expect(await brokenWords(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('on every screen Tab reaches all that can be worked with, and the focus can be seen', async ({ page, stack }) => {
  test.slow();
  const filled = await atTheFilledDesk(page, stack);
  const paths = [
    ...screens.map(({ path }) => path),
    `/mesa/contrataciones?orden=${filled.order}`,
    `/mesa/consultas#${filled.consultation}`,
    `/mesa/carta#${filled.letter}`,
  ];
  const openers = questions(page, filled);
  for (const path of paths) {
    await open(page, path);
    await expectToldApart(page, path);
    let left = await workable(page);
    expect(left, path).toBeGreaterThan(0);
    const unseen: string[] = [];
    for (let stops = 0; stops < MOST_STOPS && left > 0; stops++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop.inMain && !stop.isShown) unseen.push(stop.name);
      left = stop.left;
    }
    const missed = await page
      .locator('main [data-stop]')
      .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 160)));
    expect(missed, `never reached on ${path}`).toEqual([]);
    expect(unseen, `focus not seen on ${path}`).toEqual([]);
    for (const opener of openers[path] ?? []) await expectFocusKept(page, opener, `${path} ${opener}`);
  }
});
