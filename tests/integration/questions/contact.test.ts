import { addMinutes } from 'date-fns';
import { issueFormTimestamp } from '@/lib/server/security/form-timestamp';
import { DEVELOPMENT_SECRET } from '@/lib/shared/env/configuration-faults';
import messages from '@/lib/shared/i18n/messages';
import { localSetup } from '@/scripts/start/environment';
import { times } from '@/tests/support/http/concurrency';
import { STAFF } from '@/tests/support/http/outbox';
import type { Email } from '@/tests/support/http/sandbox-control';
import { Forms } from '@/tests/support/shop/forms';
import { ownShop } from '@/tests/support/shop/shop';
import { until } from '@/tests/support/stack/until';

const { ContactForm, ContactGuard, NewsletterConfirm, NewsletterLeave, Validation } = messages;
const sentWith = (after: string) =>
  `${ContactForm.sentTitle} ${ContactForm.sentDetail} ${after.replace('{hours}', '24').replaceAll('\u00a0', ' ')}`;
const sent = sentWith(ContactForm.sentMessage);
const askAgain = `${ContactGuard.askAgain.title} ${ContactGuard.askAgain.detail}`;
const eva = { name: 'Eva Ruiz', email: 'eva@example.com', phone: '600 000 000', message: '¿Me conviene amortizar?' };

const env: Record<string, string> = { TRUSTED_PROXY_HOPS: '0' };
const shop = ownShop({ instances: 2, env });
const forms = new Forms(shop);
beforeAll(() => {
  // As the servers, for timestamps of this process.
  const { environment } = localSetup({}, { port: 0, sandboxPort: 0 });
  Object.assign(process.env, environment, { APP_ENV: 'test', APP_SECRET: '', DATABASE_URL: shop.databaseUrl });
});
beforeEach(() => shop.clear());

type Row = Record<string, unknown>;

async function stored(): Promise<Row[]> {
  return shop.rows<Row>(
    `SELECT source, context, name, email, phone, message, policy_version AS "policyVersion",
       consented_at = created_at AND created_at > now() - interval '1 minute' AS "consentedNow"
     FROM contact_messages ORDER BY created_at`,
  );
}

async function mails(): Promise<{ staff: Email[]; receipts: Email[] }> {
  const all = await shop.sandbox.emails();
  const staff = all.filter(({ to }) => to.includes(STAFF));
  return { staff, receipts: all.filter((mail) => !staff.includes(mail)) };
}

async function mailsAfterJobs() {
  await shop.jobs.done();
  return mails();
}

test('a message is stored with its consent, reaches the staff, who answer its sender, and gets a receipt', async () => {
  const page = await forms.contact(eva);
  expect(page).toMatchObject({ status: 200, notice: sent, typed: { name: '', email: '', phone: '', message: '' } });
  expect(await stored()).toEqual([
    {
      ...eva,
      source: 'contacto',
      context: null,
      policyVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      consentedNow: true,
    },
  ]);
  const { staff, receipts } = await mailsAfterJobs();
  expect(staff).toHaveLength(1);
  expect(staff[0]).toMatchObject({ subject: 'Mensaje de la web · Eva Ruiz · Contacto', replyTo: ['eva@example.com'] });
  for (const fact of ['¿Me conviene amortizar?', 'Eva Ruiz', 'eva@example.com', '600\u00a0000\u00a0000']) {
    expect(staff[0]?.text).toContain(fact);
  }
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toMatchObject({ to: ['eva@example.com'], subject: 'Hemos recibido tu mensaje' });
  expect(receipts[0]?.text).toContain('Hemos recibido tu mensaje.');
});

test('name and e-mail are enough', async () => {
  expect((await forms.contact({ name: 'Eva', email: 'eva@example.com', phone: '', message: '' })).notice).toBe(
    sentWith(ContactForm.sentEmpty),
  );
  expect(await stored()).toMatchObject([{ phone: null, message: null }]);
  expect((await mailsAfterJobs()).staff[0]?.text).toContain('No ha escrito ningún mensaje');
});

describe('the plan of which the button was pressed', () => {
  const PLAN_PAGE = '/servicios/me-interesa/hipotecas-premium';
  const ask = (fields: Record<string, string>) => forms.send(PLAN_PAGE, { ...eva, ...fields }, 'contact-form-fields');

  test('is chosen in the form without JavaScript, and reaches the staff in subject and text', async () => {
    expect((await forms.open(PLAN_PAGE, 'contact-form-fields')).typed.plan).toBe('Premium');
    expect((await ask({})).notice).toBe(sentWith(ContactForm.sentPlan.replace('{plan}', 'Premium')));
    expect(await stored()).toMatchObject([{ source: 'hipotecas', context: 'Hipotecas: Premium' }]);
    const { staff } = await mailsAfterJobs();
    expect(staff[0]?.subject).toBe('Mensaje de la web · Eva Ruiz · Hipotecas: Premium');
    expect(staff[0]?.text).toContain('Hipotecas: Premium');
  });

  test('can be changed, and a form that is refused keeps the change', async () => {
    expect((await ask({ plan: 'Gestión completa', phone: 'seis' })).typed.plan).toBe('Gestión completa');
    await ask({ plan: '' });
    expect(await stored()).toMatchObject([{ context: 'Hipotecas' }]);
  });

  test('is not chosen on the page of the service', async () => {
    expect((await forms.open('/servicios/hipotecas', 'contact-form-fields')).typed.plan).toBe('');
  });
});

describe('a company', () => {
  const QUOTE_PAGE = '/servicios/me-interesa/formacion-talleres-formacion-para-empresas';
  const quote = {
    name: 'Eva Ruiz',
    email: 'eva@example.com',
    company: 'Obras Pérez',
    people: '20',
    place: 'Madrid',
    date: 'en enero',
    message: 'Por la mañana.',
  };
  const ask = (fields: Record<string, string>) =>
    forms.send(QUOTE_PAGE, { ...quote, ...fields }, 'contact-form-fields');

  test('asks for a quote without JavaScript, and reads on the page what it asked for and by when it comes', async () => {
    const { notice } = await ask({});
    expect(notice).toContain('Formación para 20 personas de Obras Pérez.');
    expect(notice).toMatch(/Te mandamos un presupuesto cerrado, como muy tarde el \S+ \d+ de \S+/);
    expect(notice).not.toMatch(/consulta/i);
    expect(await stored()).toMatchObject([
      {
        source: 'formacion-empresas',
        context: 'Formación y talleres: Formación para empresas',
        phone: null,
        message: 'Empresa: Obras Pérez\nPersonas: 20\nDónde: Madrid\nFecha aproximada: en enero\n\nPor la mañana.',
      },
    ]);
    const { staff, receipts } = await mailsAfterJobs();
    expect(staff[0]?.text).toContain('Personas: 20');
    expect(receipts[0]?.subject).toBe('Hemos recibido tu petición de presupuesto');
    expect(receipts[0]?.text).toContain('presupuesto cerrado, como muy tarde el');
    // The mailbox is not confirmed: the receipt repeats nothing, and speaks of no consultation.
    expect(receipts[0]?.text).not.toMatch(/Obras|20 personas|consulta/i);
  });

  test('that has not said how many people come keeps what it has written', async () => {
    const page = await ask({ people: 'muchos' });
    expect(page.errors).toEqual([Validation.peopleInvalid]);
    expect(page.typed).toMatchObject({ company: 'Obras Pérez', people: 'muchos', place: 'Madrid' });
    expect(await stored()).toEqual([]);
  });
});

test('5.000 characters with ñ, €, emoji and Hebrew arrive as they were written', async () => {
  const unit = 'ñ € 👩‍👩‍👧 שלום\n';
  const message = unit
    .repeat(Math.floor(5_000 / unit.length))
    .padEnd(4_999, 'ñ')
    .concat('.');
  expect((await forms.contact({ ...eva, message: message.replaceAll('\n', '\r\n') })).notice).toBe(sent);
  expect((await stored())[0]?.message).toBe(message);
  const text = (await mailsAfterJobs()).staff[0]?.text ?? '';
  expect(text.replace(/[^\S\n]+$/gm, '')).toContain(message);
});

test('what is typed is text in every mail, never markup nor a header', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const message = '<script>alert(1)</script>';
  await forms.contact({ ...eva, name, message, context: 'Hipotecas\r\nBcc: otra@example.com' });
  const { staff, receipts } = await mailsAfterJobs();
  for (const { html, subject } of [...staff, ...receipts]) {
    expect(html).not.toMatch(/<script|<img/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
  expect(staff[0]?.subject).toContain('Hipotecas Bcc: otra@example.com');
  expect(staff[0]).toMatchObject({ to: [STAFF], replyTo: ['eva@example.com'] });
});

test('a receipt repeats nothing that was typed: its address is not confirmed', async () => {
  await forms.contact({ name: 'Zoraida', email: 'victima@example.com', phone: '806 000 111', message: 'Compra ya' });
  const { receipts } = await mailsAfterJobs();
  const said = `${receipts[0]?.html}${receipts[0]?.text}${receipts[0]?.subject}`;
  expect(said).toContain('Hemos recibido tu mensaje.');
  for (const typed of ['Zoraida', '806 000 111', 'Compra ya']) expect(said).not.toContain(typed);
});

test.each([
  ['no name', { name: ' ' }, [Validation.nameRequired]],
  ['no e-mail', { email: '' }, [Validation.emailRequired]],
  ['half an e-mail', { email: 'eva@' }, [Validation.emailInvalid]],
  ['an e-mail that would be a header', { email: 'eva@example.com\r\nBcc: x@example.com' }, [Validation.emailInvalid]],
  ['a name that would be a header', { name: 'Eva\r\nBcc: x@example.com' }, [Validation.nameUnprintable]],
  ['letters as a telephone', { phone: 'seis' }, [Validation.phoneInvalid]],
  ['a message of 5.001 characters', { message: 'ñ'.repeat(5_001) }, [Validation.messageTooLong]],
  ['nothing', { name: '', email: '' }, [Validation.nameRequired, Validation.emailRequired]],
])('%s is refused beside its field, and all that was typed is still there', async (_, change, errors) => {
  const typed = { ...eva, ...change };
  const page = await forms.contact(typed);
  expect(page).toMatchObject({ notice: ContactGuard.check, errors });
  for (const [field, value] of Object.entries(typed)) {
    // An input has no line breaks: browsers drop them.
    expect(page.typed[field]?.replace(/[\r\n]/g, '')).toBe(value.replace(/[\r\n]/g, ''));
  }
  expect(await stored()).toEqual([]);
  expect(await shop.jobs.waiting()).toEqual([]);
});

test('five times the same message at once, on two servers, is one message', async () => {
  const other = new Forms({ baseUrl: shop.urls[1] ?? '' });
  const pages = await times(5, (index) => (index % 2 ? other : forms).contact(eva));
  expect(pages.map(({ notice }) => notice)).toEqual(Array(5).fill(sent));
  expect(await stored()).toHaveLength(1);
  const { staff, receipts } = await mailsAfterJobs();
  expect([staff.length, receipts.length]).toEqual([1, 1]);
});

test('another text of the same sender is another message', async () => {
  await forms.contact(eva);
  await forms.contact({ ...eva, message: 'Y otra cosa.' });
  expect(await stored()).toHaveLength(2);
});

test.each(['down', 'error'] as const)(
  'while Resend is %s nothing is lost, and then every mail goes once',
  async (mode) => {
    await shop.sandbox.fail('resend', mode);
    await forms.contact(eva);
    await forms.contact({ ...eva, name: 'Ana', email: 'ana@example.com' });
    const allTried = async () => {
      const jobs = await shop.jobs.waiting();
      return jobs.length === 4 && jobs.every(({ attempts, running }) => attempts > 0 && !running);
    };
    await until(allTried, 'The mails were not tried');
    expect(await mails()).toEqual({ staff: [], receipts: [] });
    await shop.sandbox.fail('resend', 'none');
    await shop.jobs.hurry();
    const { staff, receipts } = await mailsAfterJobs();
    expect(staff.map(({ replyTo }) => replyTo?.[0]).sort()).toEqual(['ana@example.com', 'eva@example.com']);
    expect(receipts.map(({ to }) => to[0]).sort()).toEqual(['ana@example.com', 'eva@example.com']);
  },
);

test('after hours of failure a mail is tried again within ten minutes, and its row tells how long it has failed', async () => {
  await shop.sandbox.fail('resend', 'error');
  await forms.contact(eva);
  const allTried = async () => {
    const jobs = await shop.jobs.waiting();
    return jobs.length === 2 && jobs.every(({ attempts, running }) => attempts > 0 && !running);
  };
  await until(allTried, 'The mails were not tried');
  // As graphile-worker leaves a job of an earlier version at its twelfth failure.
  await shop.db.query(
    `UPDATE graphile_worker._private_jobs SET attempts = 12, max_attempts = 25, run_at = now() + interval '6 hours',
       created_at = now() - interval '1 day' WHERE last_error IS NOT NULL`,
  );
  const failing = async () =>
    (
      await shop.db.query(
        `SELECT attempts, max_attempts > 600 AS "forDays", run_at <= now() + interval '10 minutes' AS soon,
           last_error AS error, created_at < now() - interval '23 hours' AS "sinceYesterday"
         FROM graphile_worker.jobs WHERE task_identifier = 'send-contact-email'`,
      )
    ).rows;
  await until(async () => (await failing()).every(({ soon }) => soon), 'The mails wait for hours');
  const told = {
    attempts: 12,
    forDays: true,
    soon: true,
    error: expect.stringMatching(/^Resend: /),
    sinceYesterday: true,
  };
  expect(await failing()).toEqual([told, told]);
  await shop.sandbox.fail('resend', 'none');
  await shop.jobs.hurry();
  const { staff, receipts } = await mailsAfterJobs();
  expect([staff.length, receipts.length]).toEqual([1, 1]);
});

test('a mail that Resend refuses for what it is, is given up at once, and its row stays; a receipt is no given-up job', async () => {
  const { rows } = await shop.db.query<{ id: string }>(
    `INSERT INTO contact_messages (id, source, name, email, fingerprint, consented_at, policy_version)
     VALUES (gen_random_uuid(), 'contacto', 'Eva', 'eva@localhost', 'x', now(), '2026-01-01') RETURNING id`,
  );
  await shop.db.query(`SELECT graphile_worker.add_job('send-contact-email', $1, max_attempts => 646)`, [
    { messageId: rows[0]?.id, email: 'staff' },
  ]);
  await shop.db.query(`SELECT graphile_worker.add_job('send-contact-email', $1, job_key => 'refused-receipt')`, [
    { messageId: rows[0]?.id, email: 'receipt' },
  ]);
  const receiptIsDone = async () => {
    const { rowCount } = await shop.db.query(`SELECT FROM graphile_worker.jobs WHERE key = 'refused-receipt'`);
    return rowCount === 0;
  };
  await until(receiptIsDone, 'The receipt is tried again');
  const givenUp = async () => {
    const { rows: jobs } = await shop.db.query(
      `SELECT last_error AS error FROM graphile_worker.jobs
       WHERE task_identifier = 'send-contact-email' AND attempts >= max_attempts AND locked_at IS NULL`,
    );
    return jobs[0]?.error === 'Permanent: Resend: validation_error (422)';
  };
  await until(givenUp, 'The mail is not given up');
});

test('one timestamp serves for one message and its repeats, on all servers', async () => {
  const other = new Forms({ baseUrl: shop.urls[1] ?? '' });
  const { body } = await shop.api.get<{ stamp: string }>('/api/form-stamp');
  const first = { ...eva, stamp: body.stamp };
  await until(async () => (await forms.contact(first)).notice === sent, 'The form is not accepted');
  expect((await other.contact(first)).notice).toBe(sent);
  const asked = await other.contact({ ...first, message: 'Y otra cosa.' });
  expect(asked.notice).toBe(askAgain);
  expect((await forms.again(asked)).notice).toBe(sent);
  expect((await forms.again(asked, { message: 'Y una tercera.' })).notice).toBe(askAgain);
  expect(await stored()).toHaveLength(2);
});

test('a form that was refused for its values is sent again with the same timestamp', async () => {
  const { body } = await shop.api.get<{ stamp: string }>('/api/form-stamp');
  const wrong = { ...eva, email: 'eva@', stamp: body.stamp };
  expect((await forms.contact(wrong)).notice).toBe(ContactGuard.check);
  await until(
    async () => (await forms.contact({ ...wrong, email: eva.email })).notice === sent,
    'The form is not accepted',
  );
});

test('a filled-in hidden field is asked about once, and then sent', async () => {
  const asked = await forms.contact({ ...eva, website: 'https://spam.example' });
  expect(asked).toMatchObject({ notice: askAgain, typed: { ...eva, website: '' } });
  expect(await stored()).toEqual([]);
  await until(async () => (await forms.again(asked)).notice === sent, 'The form is not accepted');
  expect(await stored()).toMatchObject([eva]);
});

test.each([
  ['two links without JavaScript', { message: 'https://a.example https://b.example' }],
  ['a forged timestamp', { stamp: 'fresh.1.abc.def' }],
])('%s are asked about once', async (_, change) => {
  const asked = await forms.contact({ ...eva, ...change });
  expect(asked.notice).toBe(askAgain);
  await until(async () => (await forms.again(asked)).notice === sent, 'The form is not accepted');
  expect(await stored()).toHaveLength(1);
});

test('a form timestamp is not cached, and a form sent back within a second is asked about once', async () => {
  const { headers, body } = await shop.api.get<{ stamp: string }>('/api/form-stamp');
  expect(headers.get('cache-control')).toContain('no-store');
  // Issued after it arrives, however late that is on a busy machine.
  const stamp = issueFormTimestamp('fresh', addMinutes(new Date(), 1));
  expect((await forms.contact({ ...eva, stamp })).notice).toBe(askAgain);
  const later = { ...eva, stamp: body.stamp };
  await until(async () => (await forms.contact(later)).notice === sent, 'The form is not accepted');
});

test('one mailbox takes five messages an hour, from all servers together; the next is refused and keeps its text', async () => {
  const other = new Forms({ baseUrl: shop.urls[1] ?? '' });
  for (let index = 0; index < 5; index++) {
    expect((await (index % 2 ? other : forms).contact({ ...eva, message: `${index}` })).notice).toBe(sent);
  }
  const refused = await other.contact({ ...eva, message: 'Una más' });
  expect(refused.notice).toMatch(/^Espera un momento\. .* Inténtalo de nuevo en (60|59) minutos\./);
  expect(refused.typed).toMatchObject({ ...eva, message: 'Una más' });
  expect((await forms.contact({ ...eva, email: 'ana@example.com' })).notice).toBe(sent);
  expect(await stored()).toHaveLength(6);
});

test('the spellings of one mailbox count as one: tags everywhere, dots at Gmail', async () => {
  const spellings = ['eva.ruiz@gmail.com', 'evaruiz@gmail.com', 'eva.ruiz+a@gmail.com', 'e.v.a.ruiz@googlemail.com'];
  for (const email of spellings) expect((await forms.contact({ ...eva, email })).notice).toBe(sent);
  expect((await forms.contact({ ...eva, email: 'evaruiz+b@gmail.com' })).notice).toBe(sent);
  expect((await forms.contact({ ...eva, email: 'evaruiz+c@gmail.com' })).notice).toMatch(/^Espera un momento\./);
  const { receipts } = await mailsAfterJobs();
  expect(receipts.map(({ to }) => to[0])).toEqual(expect.arrayContaining(spellings));
});

test('one address sends ten messages, whatever X-Forwarded-For and X-Socket-Address it writes', async () => {
  const spoofed = (index: number) => ({
    'x-forwarded-for': `203.0.113.${index}`,
    'x-socket-address': `203.0.113.${index}`,
  });
  const send = (index: number) => forms.contact({ ...eva, email: `eva${index}@example.com` }, spoofed(index));
  for (let index = 0; index < 10; index++) expect((await send(index)).notice).toBe(sent);
  expect((await send(10)).notice).toMatch(/^Espera un momento\./);
  const { rows } = await shop.db.query<{ key: string }>('SELECT key FROM rate_limits');
  expect(JSON.stringify(rows)).not.toMatch(/example\.com|127\.0\.0\.1|203\.0\.113/);
});

test('a message that the limit of its address refuses does not count against its mailbox', async () => {
  for (let index = 0; index < 11; index++) await forms.contact({ ...eva, email: `eva${index}@example.com` });
  expect(await shop.rows("SELECT FROM rate_limits WHERE key LIKE 'contact-mailbox%'")).toHaveLength(10);
});

test('jobs delete messages after twelve months, and attempts that no longer count', async () => {
  await forms.contact(eva);
  await forms.contact({ ...eva, message: 'Reciente' });
  await shop.jobs.done();
  await shop.db.query(
    `UPDATE contact_messages SET created_at = now() - interval '12 months 1 day' WHERE message = $1`,
    [eva.message],
  );
  await shop.db.query(
    `UPDATE contact_messages SET created_at = now() - interval '11 months' WHERE message = 'Reciente'`,
  );
  await shop.db.query(`UPDATE rate_limits SET expire = 1 WHERE key LIKE 'contact-mailbox%'`);
  await shop.db.query(
    `INSERT INTO unconfirmed_emails (idempotency_key, domain_hash, admitted, created_at) VALUES
       ('old', 'x', true, now() - interval '5 days 1 minute'), ('retried', 'x', true, now() - interval '4 days')`,
  );
  await shop.db.query(
    `INSERT INTO used_form_timestamps (timestamp_hash, submission_hash, used_at) VALUES
       ('old', 'x', now() - interval '2 hours 1 minute'), ('valid', 'x', now() - interval '1 hour 50 minutes')`,
  );
  const purges = ['purge-messages', 'purge-attempts', 'purge-used-timestamps', 'purge-unconfirmed-emails'] as const;
  for (const task of purges) await shop.jobs.sweep(task);
  expect(await stored()).toMatchObject([{ message: 'Reciente' }]);
  const kept = await shop.db.query(
    `SELECT idempotency_key AS key FROM unconfirmed_emails WHERE domain_hash = 'x'
     UNION ALL SELECT timestamp_hash FROM used_form_timestamps`,
  );
  expect(kept.rows).toEqual([{ key: 'retried' }, { key: 'valid' }]);
  const { rows } = await shop.db.query<{ key: string }>('SELECT key FROM rate_limits');
  expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['contact-address']);
});

describe('when the secrets are rotated', () => {
  const CURRENT = 'the-secret-after-the-rotation-and-of-no-other-test';

  /** From here on one server with these variables answers, and runs the jobs. */
  async function restartWith(variables: Record<string, string>): Promise<void> {
    Object.assign(env, variables);
    await Promise.all([shop.stopServer(0), shop.stopServer(1)]);
    await shop.startServer(0);
  }

  async function newsletterLink(to: string, path: 'confirmar' | 'baja'): Promise<string> {
    await shop.jobs.done();
    const links = (await shop.sandbox.emails())
      .filter((mail) => mail.to.includes(to))
      .map(({ html }) => new RegExp(`href="([^"]*/newsletter/${path}/[^"]+)"`).exec(html ?? '')?.[1]);
    const link = links.findLast((found) => found !== undefined);
    if (!link) throw new Error(`${to} has no link to ${path}.`);
    return link;
  }

  test('what was sent before stays good, and is recognised, as long as the former secret is in the list', async () => {
    await forms.contact(eva);
    await forms.newsletter({ email: 'eva@example.com' });
    await forms.newsletter({ email: 'ana@example.com' });
    const links = {
      eva: await newsletterLink('eva@example.com', 'confirmar'),
      ana: await newsletterLink('ana@example.com', 'confirmar'),
    };
    await restartWith({
      APP_SECRET: `${CURRENT},${DEVELOPMENT_SECRET}`,
      STRIPE_WEBHOOK_SECRET: 'whsec_after_the_rotation,whsec_local_sandbox',
    });

    await forms.contact(eva);
    expect(await stored()).toHaveLength(1);
    expect((await forms.press(links.eva)).html).toContain(NewsletterConfirm.doneTitle);
    const welcome = await newsletterLink('eva@example.com', 'baja');
    expect((await forms.press(welcome)).html).toContain(NewsletterLeave.doneTitle);
    await shop.buy();

    // A link in an e-mail outlives its secret; the next e-mail has links of the current one.
    await restartWith({ APP_SECRET: CURRENT });
    expect((await forms.press(links.ana)).html).toContain(NewsletterConfirm.doneTitle);
    await forms.press(await newsletterLink('ana@example.com', 'baja'));
    expect((await shop.db.query('SELECT FROM newsletter_subscriptions')).rowCount).toBe(0);
  });
});
