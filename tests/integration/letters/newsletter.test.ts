import messages from '@/lib/shared/i18n/messages';
import { times } from '@/tests/support/http/concurrency';
import type { Email } from '@/tests/support/http/sandbox-control';
import { Forms } from '@/tests/support/shop/forms';
import { sharedShop } from '@/tests/support/shop/shop';
import { until } from '@/tests/support/stack/until';

const { NewsletterForm, NewsletterConfirm, NewsletterLeave, Validation } = messages;
const thanks = "¡Gracias por suscribirte! Recibirás actualizaciones sobre 'El Sofá Del Dinero' pronto.";
const email = 'eva@example.com';
const confirmation = 'Confirma que quieres nuestra carta';
const welcome = 'Ya estás en la lista';

const shop = sharedShop();
const forms = new Forms(shop);
beforeEach(() => shop.clear());

async function confirmed(): Promise<Record<string, boolean>> {
  const { rows } = await shop.db.query<{ email: string; confirmed: boolean }>(
    'SELECT email, confirmed_at IS NOT NULL AS confirmed FROM newsletter_subscriptions ORDER BY email',
  );
  return Object.fromEntries(rows.map((row) => [row.email, row.confirmed]));
}

async function subjects(): Promise<string[]> {
  await shop.jobs.done();
  return (await shop.sandbox.emails()).map(({ subject }) => subject);
}

async function theMail(subject: string): Promise<Email> {
  await shop.jobs.done();
  const found = (await shop.sandbox.emails()).find((mail) => mail.subject === subject);
  if (!found) throw new Error(`There is no e-mail ${subject}.`);
  return found;
}

function link({ html }: Email, path: 'confirmar' | 'baja'): string {
  const found = new RegExp(`href="([^"]*/newsletter/${path}/[^"]+)"`).exec(html ?? '')?.[1];
  if (!found) throw new Error(`The e-mail has no link to ${path}.`);
  return found;
}

async function subscribeAndConfirm(): Promise<Email> {
  await forms.newsletter({ email });
  await forms.press(link(await theMail(confirmation), 'confirmar'));
  return theMail(welcome);
}

const headings = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];

test('an address is on the list once its owner presses the button of the page that the e-mail leads to', async () => {
  expect((await forms.newsletter({ email: ' EVA@example.com ' })).notice).toBe(`${thanks} ${NewsletterForm.checkMail}`);
  expect(await confirmed()).toEqual({ [email]: false });
  const mail = await theMail(confirmation);
  expect(mail.to).toEqual([email]);
  const page = await forms.open(new URL(link(mail, 'confirmar')).pathname);
  expect(headings(page.html)).toBe(NewsletterConfirm.askedTitle);
  expect(await confirmed()).toEqual({ [email]: false });
  expect(headings((await forms.press(link(mail, 'confirmar'))).html)).toBe(NewsletterConfirm.doneTitle);
  expect(await confirmed()).toEqual({ [email]: true });
  expect(await subjects()).toEqual([confirmation, welcome]);
});

test('confirming twice, or five times at once, is confirming once', async () => {
  await forms.newsletter({ email });
  const way = link(await theMail(confirmation), 'confirmar');
  const pages = await times(5, () => forms.press(way));
  pages.push(await forms.press(way));
  expect(pages.map(({ html }) => headings(html))).toEqual(Array(6).fill(NewsletterConfirm.doneTitle));
  expect(await subjects()).toEqual([confirmation, welcome]);
});

test('unknown, waiting and confirmed addresses get the same answer', async () => {
  const answer = async (address: string) => {
    const { html, ...page } = await forms.newsletter({ email: address });
    return { ...page, length: html.replace(/nonce="[^"]*"/g, '').length > 0 };
  };
  const unknown = await answer(email);
  const waiting = await answer(email);
  await forms.press(link(await theMail(confirmation), 'confirmar'));
  expect([waiting, await answer(email)]).toEqual([unknown, unknown]);
  expect(await confirmed()).toEqual({ [email]: true });
});

test('a confirmed address that is entered again gets another welcome, and its consent stays as it was', async () => {
  await subscribeAndConfirm();
  const consent = 'SELECT consented_at, policy_version, confirmed_at FROM newsletter_subscriptions';
  const before = await shop.rows(consent);
  await forms.newsletter({ email });
  expect(await subjects()).toEqual([confirmation, welcome, welcome]);
  expect(await shop.rows(consent)).toEqual(before);
});

test('the links are 128 bits that the database does not have', async () => {
  await forms.newsletter({ email });
  const mail = await theMail(confirmation);
  const tokens = [link(mail, 'confirmar'), link(mail, 'baja')].map((way) => way.split('/').pop() ?? '');
  expect(new Set(tokens).size).toBe(2);
  const { rows } = await shop.db.query('SELECT * FROM newsletter_subscriptions');
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{22}z$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});

test('every e-mail can be unsubscribed from with one click, from anywhere (RFC 8058)', async () => {
  const { headers } = await subscribeAndConfirm();
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const target = /^<(.+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const opened = await fetch(target, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/newsletter\/baja\//),
  ]);
  expect(await confirmed()).toEqual({ [email]: true });
  const click = () =>
    fetch(target, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
    });
  expect((await click()).status).toBe(200);
  expect(await confirmed()).toEqual({});
  expect((await click()).status).toBe(200);
});

test('the link in the text asks first, and then forgets the address', async () => {
  const way = link(await subscribeAndConfirm(), 'baja');
  const { status, headers } = await fetch(way);
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
    'same-origin',
  ]);
  expect(await confirmed()).toEqual({ [email]: true });
  expect(headings((await forms.press(way)).html)).toBe(NewsletterLeave.doneTitle);
  expect(await confirmed()).toEqual({});
  expect(headings((await forms.press(way)).html)).toBe(NewsletterLeave.doneTitle);
});

test('a link of more than seven days confirms nothing, and its address is deleted; a confirmed one stays', async () => {
  await subscribeAndConfirm();
  await forms.newsletter({ email: 'ana@example.com' });
  await shop.jobs.done();
  const mail = (await shop.sandbox.emails()).find(({ to }) => to.includes('ana@example.com'));
  if (!mail) throw new Error('Ana got no e-mail.');
  await shop.db.query(`UPDATE newsletter_subscriptions SET requested_at = now() - interval '7 days 1 minute'`);
  expect(headings((await forms.press(link(mail, 'confirmar'))).html)).toBe(NewsletterConfirm.goneTitle);
  expect(await confirmed()).toEqual({ 'ana@example.com': false, [email]: true });
  await shop.jobs.sweep('purge-subscriptions');
  expect(await confirmed()).toEqual({ [email]: true });
});

test.each(['unknown-token-of-nobody', 'x', '%3Cscript%3E', 'a'.repeat(300)])(
  'the link with %s is shown as invalid',
  async (token) => {
    const page = await forms.send(`/newsletter/confirmar/${token}`, {});
    expect([page.status, headings(page.html)]).toEqual([200, NewsletterConfirm.goneTitle]);
  },
);

test('the link of the first e-mail stays valid when the address is entered again within seven days', async () => {
  await forms.newsletter({ email });
  const first = link(await theMail(confirmation), 'confirmar');
  await forms.newsletter({ email });
  expect(await subjects()).toEqual([confirmation, confirmation]);
  expect(headings((await forms.press(first)).html)).toBe(NewsletterConfirm.doneTitle);
});

test.each(['down', 'error'] as const)(
  'while Resend is %s the address waits, and then gets one e-mail',
  async (mode) => {
    await shop.sandbox.fail('resend', mode);
    await forms.newsletter({ email });
    await forms.newsletter({ email });
    const tried = async () => (await shop.jobs.waiting()).some(({ attempts, running }) => attempts > 0 && !running);
    await until(tried, 'The e-mail was not tried');
    await shop.sandbox.fail('resend', 'none');
    await shop.jobs.hurry();
    expect(await subjects()).toEqual([confirmation]);
  },
);

test('an e-mail that fails while the next one is queued leaves no job that would count as given up', async () => {
  await forms.newsletter({ email });
  expect(await subjects()).toEqual([confirmation]);
  const [row] = await shop.rows('SELECT id FROM newsletter_subscriptions');
  const again = () =>
    shop.db.query(
      `SELECT graphile_worker.add_job('send-newsletter-email', json_build_object('subscriptionId', $1::text),
         job_key => 'newsletter/' || $1::text)`,
      [row?.id],
    );
  const blocked = async () =>
    (
      await shop.rows<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%newsletter_subscriptions%'`,
      )
    ).map(({ pid }) => pid);
  const holder = await shop.db.connect();
  try {
    await holder.query('BEGIN; LOCK TABLE newsletter_subscriptions');
    await again();
    await until(async () => (await blocked()).length === 1, 'The first job does not begin');
    const [first] = await blocked();
    await again();
    await until(async () => (await blocked()).length === 2, 'The second job does not begin');
    await shop.db.query('SELECT pg_cancel_backend($1)', [first]);
    await until(async () => (await shop.jobs.waiting()).length === 1, 'The first job is still there');
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  expect(await subjects()).toEqual([confirmation]);
});

test('an empty field has its own message, an invalid one is kept', async () => {
  expect((await forms.newsletter({ email: '' })).errors).toEqual([NewsletterForm.emailRequired]);
  const page = await forms.newsletter({ email: 'eva@' });
  expect(page).toMatchObject({ errors: [Validation.emailInvalid], typed: { email: 'eva@' } });
  expect(await confirmed()).toEqual({});
});

test('one mailbox is written to three times an hour at most', async () => {
  for (let index = 0; index < 3; index++) expect((await forms.newsletter({ email })).notice).toContain(thanks);
  const refused = await forms.newsletter({ email });
  expect(refused).toMatchObject({ notice: expect.stringMatching(/^Espera un momento\./), typed: { email } });
  expect((await subjects()).length).toBeLessThanOrEqual(3);
});

test('a request that the limit of its address refuses does not count against its mailbox', async () => {
  for (let index = 0; index < 11; index++) await forms.newsletter({ email: `eva${index}@example.com` });
  expect(await shop.rows("SELECT FROM rate_limits WHERE key LIKE 'newsletter-mailbox%'")).toHaveLength(10);
});
