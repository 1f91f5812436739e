import { subDays } from 'date-fns';
import { maskedEmail } from '@/lib/orders/order-page/masked-email';
import messages from '@/lib/shared/i18n/messages';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatExactMoment } from '@/lib/shared/madrid-time';
import { times } from '@/tests/support/http/concurrency';
import { type Bought, ORDER_PARTS, OrderPages } from '@/tests/support/shop/order-pages';
import { refundRows, refundsAtStripe } from '@/tests/support/shop/refunds';
import { sharedShop } from '@/tests/support/shop/shop';
import { statementStates } from '@/tests/support/shop/statements';
import { until } from '@/tests/support/stack/until';

const { Withdrawal, OrderPage, ContactGuard, Validation } = messages;

const shop = sharedShop();
const pages = new OrderPages(shop);
beforeEach(() => shop.clear());

const ask = (path: string) => fetch(`${shop.baseUrl}${path}`, { redirect: 'manual' });

const withdraw = ({ page }: Bought, fields: Record<string, string> = {}) =>
  pages.forms.send(`${page}/desistir`, fields, 'desistir');

type Stated = { name: string; number?: string; service?: string; day?: string; ackEmail: string };
const PUBLIC = '/desistimiento';
const statedOf = ({ name, email, orderId }: Bought): Stated => ({
  name,
  ackEmail: email,
  number: `Pedido ${shortReference(orderId)}`,
});
const write = (stated: Record<string, string>) => pages.forms.send(PUBLIC, stated, 'desistimiento');

/** Both steps. The address of the page that it ends on, and what that page says. */
async function state(stated: Stated): Promise<{ path: string; html: string; notice: string }> {
  const { hidden, typed } = await write(stated);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...hidden })) body.set(name, value);
  const answer = await fetch(`${shop.baseUrl}${PUBLIC}`, { method: 'POST', body });
  const html = await answer.text();
  const notice = /<div role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';
  return { path: new URL(answer.url).pathname, html, notice };
}

describe('the page of an order', () => {
  test('shows the statement filled in, stores it as shown, and has it as a page and a file from then on', async () => {
    const order = await pages.bought();
    const shown = await pages.forms.open(`${order.page}/desistir`, 'desistir');
    expect(shown.typed).toEqual({ name: order.name, ackEmail: '' });
    expect(shown.html).not.toContain(order.email);
    const done = await withdraw(order);
    const { rows } = await shop.db.query<{ statement: string; at: Date }>(
      'SELECT statement, submitted_at AS at FROM withdrawals',
    );
    const [stored] = rows;
    const moment = formatExactMoment(stored?.at ?? new Date(0));
    expect(shown.html).toContain(stored?.statement);
    for (const page of [done.html, (await pages.open(`${order.page}/desistimiento`)).html]) {
      expect(page).toContain(Withdrawal.done.title);
      expect(page).toContain(stored?.statement);
      for (const part of moment.split(' ')) expect(page).toContain(part);
    }
    const file = await ask(`${order.page}/acuse.txt`);
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(file.headers.get('cache-control')).toContain('no-store');
    const text = await file.text();
    for (const part of [moment, stored?.statement ?? '', order.name]) expect(text).toContain(part);
    for (const linked of [done.html, text]) expect(linked).not.toContain(order.email);
    await shop.becomes(order, 'refunded');
    await shop.jobs.laterDone();
    const mail = await shop.theMail(order, 'acknowledgment');
    const attached = mail.attachments.find(({ filename }) => filename === 'acuse.txt');
    const masked = maskedEmail(order.email);
    expect(text).toContain(masked);
    expect(Buffer.from(attached?.content ?? '', 'base64').toString()).toBe(text.replace(masked, order.email));
  });

  test('a faulty form keeps what was typed and stores nothing', async () => {
    const order = await pages.bought();
    const refused = await withdraw(order, { name: '', ackEmail: 'clara@' });
    expect(refused.errors).toEqual([Validation.nameRequired, Validation.emailInvalid]);
    expect(refused.typed).toEqual({ name: '', ackEmail: 'clara@' });
    expect(await statementStates(shop.db)).toEqual([]);
  });

  test('pressed in two tabs at once: one statement, whose page both see, and one refund', async () => {
    const order = await pages.bought();
    const form = await pages.forms.open(`${order.page}/desistir`, 'desistir');
    const sent = [1, 2, 3, 4].map((tab) =>
      pages.forms.sendFrom(form, `${order.page}/desistir`, { name: `Pestaña ${tab}` }),
    );
    const answers = await Promise.all(sent);
    const references = answers.map(({ html }) => /Referencia ([0-9A-F]{8})/.exec(html)?.[1]);
    expect(new Set(references).size).toBe(1);
    expect(references[0]).toBeDefined();
    expect(await statementStates(shop.db)).toEqual(['registered']);
    await shop.becomes(order, 'refunded');
    expect(await refundRows(shop, order)).toHaveLength(1);
    expect((await pages.open(`${order.page}/desistir`)).html).toContain(references[0]);
  });

  test('after both periods there is no form, a form opened before is refused, and the page says so', async () => {
    const order = await pages.bought();
    const form = await pages.forms.open(`${order.page}/desistir`, 'desistir');
    await shop.db.query('UPDATE orders SET paid_at = $1', [subDays(new Date(), 40)]);
    const late = await pages.forms.sendFrom(form, `${order.page}/desistir`, {});
    expect(late.html).toContain(Withdrawal.over.title);
    expect((await pages.forms.open(`${order.page}/desistir`, 'desistir')).typed).toEqual({});
    expect(await statementStates(shop.db)).toEqual([]);
  });

  test('a link that opens nothing, or is out of date, withdraws nothing', async () => {
    const order = await pages.bought();
    const form = await pages.forms.open(`${order.page}/desistir`, 'desistir');
    const other = `${order.page.slice(0, -2)}${order.page.at(-2) === 'A' ? 'B' : 'A'}z`;
    for (const part of ['desistir', 'desistimiento', 'acuse.txt'])
      expect((await ask(`${other}/${part}`)).headers.get('location')).toBe('/enlace-no-valido');
    const forged = await pages.forms.sendFrom(form, `${order.page}/desistir`, { token: other.slice(-45) });
    expect(forged.html).toContain(OrderPage.help.mail);
    await shop.db.query(`UPDATE orders SET paid_at = now() - interval '14 months'`);
    const old = await pages.forms.sendFrom(form, `${order.page}/desistir`, {});
    expect(old.html).toContain(OrderPage.outOfDate.title);
    expect(await statementStates(shop.db)).toEqual([]);
  });

  test('the page of the statement says what has become of the money, whatever the bank does', async () => {
    const placed = await shop.place();
    await shop.sandbox.completeWithSlowRefunds(placed.sessionId);
    await shop.becomes(placed, 'confirmed');
    await shop.jobs.laterDone();
    const order = { ...placed, page: await pages.manageUrl(placed) };
    await withdraw(order);
    const says = (sentence: string) =>
      until(
        async () => (await pages.open(`${order.page}/desistimiento`)).html.includes(sentence),
        `The page does not say: ${sentence}`,
      );
    await says('en camino.');
    const [refund] = await refundsAtStripe(shop, order);
    await shop.sandbox.succeedRefund(refund?.id ?? '');
    await says('hecha.');
    await shop.sandbox.failRefund(refund?.id ?? '');
    await says('no ha podido hacerse con tu tarjeta.');
  });
});

describe('the public page', () => {
  test('answers the same whether or not the statement fits an order', async () => {
    const order = await pages.bought();
    const fits = await state(statedOf(order));
    const fitsNone = await state({ ...statedOf(order), number: 'Pedido 00000000' });
    expect(await statementStates(shop.db)).toEqual(['registered', 'unmatched']);
    const told = ({ html, path }: { html: string; path: string }) =>
      (html.split('<main')[1] ?? '')
        .split('</main>')[0]
        ?.replaceAll(path, '')
        .replace(/nonce="[^"]*"/g, '')
        .replace(/Pedido [0-9A-F]{8}|Referencia [0-9A-F]{8}|\d\d:\d\d(:\d\d)?|\d{4}-\d\d-\d\dT[\d:.]+Z/gi, '');
    expect(told(fits)).toContain(Withdrawal.done.title);
    expect(told(fits)).toBe(told(fitsNone));
  });

  test('the sender’s page and file are opened by their link alone, and are neither stored nor indexed', async () => {
    const { path } = await state({ name: 'Sin Pedido', day: '2026-11-03', ackEmail: 'nadie@example.com' });
    for (const part of ['', '/acuse.txt']) {
      const answer = await ask(`${path}${part}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      expect(await answer.text()).toContain(
        'que desisto de mi contrato: un servicio que no recuerdo, contratado el martes 3 de noviembre de 2026.',
      );
    }
    const forged = `${path.slice(0, -2)}${path.at(-2) === 'A' ? 'B' : 'A'}z`;
    for (const part of ['', '/acuse.txt']) {
      expect((await ask(`${forged}${part}`)).headers.get('location')).toBe(PUBLIC);
    }
  });

  test('faults stay beside their fields, and a filled trap asks once more', async () => {
    const refused = await write({ name: 'Clara', number: 'mira www.example.com', ackEmail: 'clara@' });
    expect(refused.errors).toEqual([Validation.orderNumberInvalid, Validation.emailInvalid]);
    expect(refused.typed).toMatchObject({ name: 'Clara', number: 'mira www.example.com', ackEmail: 'clara@' });
    const stated = { name: 'Clara', number: '1234abcd', ackEmail: 'clara@example.com' };
    const asked = await write({ ...stated, website: 'https://example.com' });
    expect(asked.notice).toContain(ContactGuard.askAgain.title);
    const again = await pages.forms.sendFrom(asked, PUBLIC, {}, 'desistimiento');
    expect(again.hidden).toMatchObject({ step: 'confirm', number: '1234abcd' });
    expect(await statementStates(shop.db)).toEqual([]);
  });

  test('beyond the limit of a mailbox it is told where else to write, and nothing typed is lost', async () => {
    const stated = { name: 'Clara', ackEmail: 'clara@example.com' };
    for (const number of ['00000001', '00000002', '00000003']) await state({ ...stated, number });
    const { path, notice, html } = await state({ ...stated, number: '00000004' });
    expect(path).toBe(PUBLIC);
    expect(notice).toContain(Withdrawal.public.limitedTitle);
    expect(notice).toContain('vale igual');
    expect(html).toContain('que desisto de mi contrato: pedido 00000004.');
    expect(await statementStates(shop.db)).toHaveLength(3);
  });

  test('as long as it waits, the order’s page says so first and its buyer can undo it, once', async () => {
    const order = await pages.bought();
    const sent = await state(statedOf(order));
    expect(sent.html).toContain(order.email);
    const waiting = await pages.open(order.page);
    expect(waiting.html).toContain(OrderPage.waitingStatement.withdrawNow);
    expect(waiting.html).toContain(OrderPage.waitingStatement.title);
    expect(waiting.html.indexOf(OrderPage.waitingStatement.title)).toBeLessThan(waiting.html.indexOf('cita-titulo'));
    const form = await pages.forms.open(order.page, 'mantener');
    const kept = await pages.forms.sendFrom(form, order.page, {});
    expect(kept.html).toContain(OrderPage.news.kept);
    expect(kept.html).not.toContain(OrderPage.waitingStatement.title);
    const { rows } = await shop.db.query<{ received: Date; undone: Date }>(
      'SELECT submitted_at AS received, kept_at AS undone FROM withdrawals',
    );
    const moments = rows.flatMap(({ received, undone }) => [received, undone]);
    expect(new Set(moments.map(Number)).size).toBe(2);
    for (const line of [OrderPage.history.withdrawn, OrderPage.history.kept]) expect(kept.html).toContain(line);
    for (const moment of moments) expect(kept.html).toContain(`="${moment.toISOString()}"`);
    expect(kept.html).toContain(`href="${sent.path}"`);
    const undone = formatExactMoment(rows[0]?.undone ?? new Date(0));
    const acknowledgment = await (await ask(sent.path)).text();
    const file = await (await ask(`${sent.path}/acuse.txt`)).text();
    for (const linked of [acknowledgment, file]) {
      expect(linked).not.toContain(order.email);
      expect(linked).toContain(maskedEmail(order.email));
    }
    expect(acknowledgment).toContain(`Este desistimiento se deshizo el ${undone}`);
    expect(acknowledgment).not.toContain('pedimos la devolución');
    expect(file).toContain(`Deshecho: ${undone}`);
    expect(acknowledgment).toContain('Por él no se anuló ninguna cita ni se devolvió nada.');
    await shop.db.query('UPDATE withdrawals SET kept_at = NULL');
    expect(await (await ask(sent.path)).text()).toContain('Este desistimiento se deshizo, con «Mantener');
    const again = await pages.forms.sendFrom(form, order.page, {});
    expect(again.html).toContain('Ya no hay ningún desistimiento que deshacer.');
    expect(await shop.stored(order)).toMatchObject({ status: 'confirmed', bookings: ['confirmed'] });
    expect((await pages.open(`${order.page}/desistir`)).html).toContain(Withdrawal.confirm.button);
  });
});

test('a statement that came after both periods waits for a person, as its pages say, and can be undone', async () => {
  const order = await pages.bought();
  await shop.db.query('UPDATE orders SET paid_at = $1', [subDays(new Date(), 40)]);
  await state(statedOf(order));
  expect((await pages.open(order.page)).html).toContain(OrderPage.waitingStatement.late);
  expect((await pages.open(`${order.page}/desistir`)).html).toContain(Withdrawal.done.late);
  const kept = await pages.forms.send(order.page, {}, 'mantener');
  expect(kept.html).toContain(OrderPage.rights.overTitle);
});

/** What the hourly sweep empties, and when sweeps have run: neither comes from a page. */
const SWEPT = ['claimant_hash', 'claimant_site_hash', 'claimant_prefix_hash'];

/** The contents of every table, but for the sweeps' work. */
async function stored(): Promise<Record<string, string>> {
  const { rows } = await shop.db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'sweep_runs'`,
  );
  const contents = rows.map(async ({ name }) => {
    const table = await shop.db.query(`SELECT (to_jsonb(t) - $1::text[])::text AS row FROM "${name}" t ORDER BY 1`, [
      SWEPT,
    ]);
    return [name, JSON.stringify(table.rows)] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

test('a scanner that opens every link of every e-mail of an order twice, with all their pages, changes nothing', async () => {
  const [[moved, stated, withdrawn], [chosen, reminded, renewed]] = await Promise.all([
    Promise.all([pages.bought(), pages.bought(), pages.bought()]),
    Promise.all([pages.bought(), pages.bought(), pages.bought()]),
  ]);
  await pages.cancel(chosen.page);
  await pages.move(chosen.page, shop.hours.next());
  await pages.renew(renewed.page);
  for (const minutes of [119, -3 * 24 * 60]) {
    await pages.beginsIn(reminded.orderId, minutes);
    await shop.jobs.remindersRun();
  }
  await pages.move(moved.page, shop.hours.next());
  await shop.jobs.laterDone();
  await state(statedOf(stated));
  await withdraw(withdrawn);
  await shop.becomes(withdrawn, 'refunded');
  const acknowledged = async () =>
    (await shop.sandbox.emails()).filter(({ subject }) => /^(Acuse|Te hemos devuelto|Tu cita ha)/.test(subject)).length;
  await until(async () => (await acknowledged()) === 4, 'Not every e-mail is sent');
  const isQuiet = async () => (await shop.jobs.waiting()).every(({ due, running }) => !due && !running);
  await until(isQuiet, 'Jobs are still running');
  const mails = await shop.sandbox.emails();
  const kinds = (await Promise.all([chosen, reminded, renewed].map((buyer) => shop.mailKinds(buyer)))).flat();
  expect(kinds).toEqual(
    expect.arrayContaining(['cancelled', 'chosen', 'reminder: two hours', 'reminder: day after', 'new link']),
  );
  const links = mails.flatMap(({ html }) => [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? ''));
  const own = [...new Set(links)]
    .filter((link) => link.startsWith(shop.baseUrl))
    .map((link) => link.replaceAll('&amp;', '&'));
  const orderPages = own.filter((link) => /\/tu-contratacion\/[\w-]{44}z$/.test(link));
  expect(orderPages).toEqual(
    expect.arrayContaining([moved, stated, withdrawn].map(({ page }) => `${shop.baseUrl}${page}`)),
  );
  expect(own).toContain(`${shop.baseUrl}${moved.page}/desistir`);
  // Of the schedule's hourly runs that may fall into the walk: what they would delete is gone, or not yet due.
  for (const task of ['purge-attempts', 'purge-used-timestamps', 'purge-unconfirmed-emails', 'purge-mails'] as const)
    await shop.jobs.sweep(task);
  await shop.db.query('UPDATE rate_limits SET expire = expire + 3600000');
  const before = await stored();
  const every = [...new Set([...own, ...orderPages.flatMap((page) => ORDER_PARTS.map((part) => `${page}${part}`))])];
  await times(4, async () => {
    for (let link = every.pop(); link; link = every.pop()) {
      for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) await fetch(link, { method });
    }
  });
  expect(await stored()).toEqual(before);
  expect(await shop.sandbox.emails()).toHaveLength(mails.length);
});
