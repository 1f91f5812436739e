import { randomUUID } from 'node:crypto';
import { addDays, addMinutes, subMonths } from 'date-fns';
import { db } from '@/lib/server/db';
import { mailsComeBack } from '@/lib/server/email/mails-come-back';
import messages from '@/lib/shared/i18n/messages';
import type { Email, MailReport } from '@/tests/support/http/sandbox-control';
import { Forms } from '@/tests/support/shop/forms';
import { mailEvent, mailEventHeaders } from '@/tests/support/shop/mail-events';
import { sharedShop } from '@/tests/support/shop/shop';
import { configureServer } from '@/tests/support/stack/server-environment';

const subscriber = 'eva@example.com';

const shop = sharedShop();
const forms = new Forms(shop);
beforeAll(async () => {
  configureServer();
  process.env.DATABASE_URL = shop.databaseUrl;
});
afterAll(() => db().$disconnect());
beforeEach(() => shop.clear());

type Row = { id: string; resend_id: string; kind: string; subject: string; subject_id: string };

const mails = () => shop.rows<Row>('SELECT * FROM mails ORDER BY at, id');
const events = async () =>
  (await shop.rows<{ kind: string }>('SELECT kind FROM mail_events ORDER BY at, id')).map(({ kind }) => kind);
const subscriptions = async () => (await shop.db.query('SELECT FROM newsletter_subscriptions')).rowCount;

async function subscribed(): Promise<Email> {
  await forms.newsletter({ email: subscriber });
  await shop.jobs.done();
  const [mail] = await shop.sandbox.emails();
  if (!mail) throw new Error('No e-mail was sent.');
  return mail;
}

async function bought() {
  const purchase = await shop.buy();
  await shop.jobs.laterDone();
  const ofKind = async (kind: string) => (await mails()).find((mail) => mail.kind === kind)?.resend_id ?? '';
  return { ...purchase, ofKind };
}

async function told(resendId: string, report: MailReport): Promise<number> {
  return (await shop.sandbox.report(resendId, report)).status;
}

describe('the records of sent e-mails', () => {
  test('say which e-mail about which order Resend has accepted, and neither to whom nor with what', async () => {
    const { orderId, email, name } = await bought();
    const rows = await mails();
    expect(rows.map(({ kind, subject, subject_id }) => ({ kind, subject, subject_id }))).toEqual(
      expect.arrayContaining([
        { kind: 'confirmation', subject: 'order', subject_id: orderId },
        { kind: 'staff-new-order', subject: 'order', subject_id: orderId },
      ]),
    );
    const sent = (await shop.sandbox.emails()).map(({ id }) => id);
    expect(rows.map(({ resend_id }) => resend_id).sort()).toEqual(sent.sort());
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|${name}`));
  });

  test('an e-mail that is repeated after a crash has one', async () => {
    await subscribed();
    const known = await mails();
    const [payload] = known.map(({ subject_id: subscriptionId }) => JSON.stringify({ subscriptionId }));
    // As if the process had ended before it stored the record.
    await shop.db.query('DELETE FROM mails');
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await shop.db.query(`SELECT FROM graphile_worker.add_job('send-newsletter-email', $1)`, [payload]);
      await shop.jobs.done();
    }
    expect((await mails()).map(({ resend_id }) => resend_id)).toEqual(known.map(({ resend_id }) => resend_id));
  });

  test('go with what they are about, with their events, and after twelve months', async () => {
    const mail = await subscribed();
    expect(await told(mail.id, { type: 'delivered' })).toBe(200);
    await shop.db.query('DELETE FROM newsletter_subscriptions');
    expect([await mails(), await events()]).toEqual([[], []]);

    const { ofKind } = await bought();
    await told(await ofKind('confirmation'), { type: 'delivered' });
    const old = subMonths(new Date(), 12);
    await shop.db.query(`UPDATE mails SET at = $1 WHERE kind = 'confirmation'`, [addMinutes(old, 10)]);
    await shop.db.query('UPDATE mail_events SET received_at = $1', [addMinutes(old, 10)]);
    await shop.jobs.sweep('purge-mails');
    expect([(await ofKind('confirmation')) === '', await events()]).toEqual([false, ['delivered']]);
    await shop.db.query(`UPDATE mails SET at = $1 WHERE kind = 'confirmation'`, [old]);
    await shop.db.query('UPDATE mail_events SET received_at = $1', [old]);
    await shop.jobs.sweep('purge-mails');
    expect([(await ofKind('confirmation')) === '', await events()]).toEqual([true, []]);
    expect(await mails()).not.toEqual([]);
  });
});

describe("Resend's webhook", () => {
  test('an event without a signature, with that of another secret, or from another time changes nothing', async () => {
    const mail = await subscribed();
    for (const signature of ['none', 'forged', 'old'] as const) {
      expect(await told(mail.id, { type: 'bounced', signature })).toBe(400);
      expect(await told(mail.id, { type: 'delivered' })).toBe(200);
    }
    expect([await events(), await subscriptions()]).toEqual([['delivered', 'delivered', 'delivered'], 1]);
  });

  test('the same event ten times, five of them at once, is stored once', async () => {
    const mail = await subscribed();
    const { eventId } = await shop.sandbox.report(mail.id, { type: 'delivered' });
    const again = () => told(mail.id, { type: 'delivered', eventId });
    expect(await Promise.all(Array.from({ length: 5 }, again))).toEqual(Array(5).fill(200));
    for (let repeat = 0; repeat < 4; repeat += 1) expect(await again()).toBe(200);
    expect(await events()).toEqual(['delivered']);
  });

  test('a type that says nothing of delivery, and one of another year, are accepted and not stored', async () => {
    const mail = await subscribed();
    expect(await told(mail.id, { type: 'opened' })).toBe(200);
    const body = JSON.stringify(mailEvent('email.of_another_year', mail.id));
    const answer = await shop.api.send('/api/webhooks/resend', {
      method: 'POST',
      body,
      headers: mailEventHeaders(body),
    });
    expect(answer).toMatchObject({ status: 200, body: { received: true } });
    expect(await events()).toEqual([]);
  });

  test('a body beyond its limit is not read, and one that is no event is unreadable', async () => {
    const send = (body: string) =>
      shop.api.send('/api/webhooks/resend', { method: 'POST', body, headers: mailEventHeaders(body) });
    expect((await send('x'.repeat(257 * 1024))).status).toBe(413);
    expect(await send('{}')).toMatchObject({ status: 400, body: { error: { message: messages.Api.unreadable } } });
  });

  test('an event about an e-mail that is not ours is kept and does nothing', async () => {
    await subscribed();
    const body = JSON.stringify(mailEvent('email.complained', randomUUID()));
    const answer = await shop.api.send('/api/webhooks/resend', {
      method: 'POST',
      body,
      headers: mailEventHeaders(body),
    });
    expect([answer.status, await events(), await subscriptions()]).toEqual([200, ['complained'], 1]);
  });
});

describe('a subscription', () => {
  test.each([
    ['comes back for good', { type: 'bounced' }],
    ['is reported as spam', { type: 'complained' }],
    ['is not even tried, because the mailbox is known to be gone', { type: 'suppressed' }],
  ] as const)('ends when its e-mail %s, also if the event is repeated', async (_, report) => {
    const mail = await subscribed();
    const { eventId, status } = await shop.sandbox.report(mail.id, report);
    expect([status, await subscriptions()]).toEqual([200, 0]);
    await subscribed();
    expect(await told(mail.id, { ...report, eventId })).toBe(200);
    expect(await subscriptions()).toBe(1);
  });

  test.each([
    ['is late', { type: 'delivery_delayed' }],
    ['comes back from a full mailbox', { type: 'bounced', bounce: 'Transient' }],
    ['fails on our side', { type: 'failed' }],
  ] as const)('stays when its e-mail %s', async (_, report) => {
    const mail = await subscribed();
    expect(await told(mail.id, report)).toBe(200);
    expect(await subscriptions()).toBe(1);
  });

  test('ends in any order: also when the event comes before the record, or before that of the arrival', async () => {
    const mail = await subscribed();
    const { rows } = await shop.db.query('DELETE FROM mails RETURNING *');
    await told(mail.id, { type: 'bounced', at: new Date().toISOString() });
    await told(mail.id, { type: 'delivered', at: addMinutes(new Date(), -1).toISOString() });
    expect(await subscriptions()).toBe(1);
    await shop.db.query('INSERT INTO mails SELECT * FROM json_populate_recordset(null::mails, $1)', [
      JSON.stringify(rows),
    ]);
    await shop.jobs.sweep('purge-subscriptions');
    expect(await subscriptions()).toBe(0);
  });
});

describe('staff', () => {
  async function comeBack() {
    const conditions = await mailsComeBack(new Date());
    return conditions.map(({ key, figures }) => ({ key, figures }));
  }

  async function arrives(kind: string, orderId: string): Promise<void> {
    const resendId = randomUUID();
    await shop.db.query(
      `INSERT INTO mails (id, resend_id, kind, subject, subject_id) VALUES (gen_random_uuid(), $1, $2, 'order', $3)`,
      [resendId, kind, orderId],
    );
    const body = JSON.stringify(mailEvent('email.delivered', resendId));
    await shop.api.send('/api/webhooks/resend', { method: 'POST', body, headers: mailEventHeaders(body) });
  }

  test('are told of an order once, whatever of it came back, until the same e-mail has arrived after all', async () => {
    const { orderId, ofKind } = await bought();
    const [confirmation, toStaff] = [await ofKind('confirmation'), await ofKind('staff-new-order')];
    const at = addMinutes(new Date(), -10);
    await told(confirmation, { type: 'bounced', at: at.toISOString() });
    await told(toStaff, { type: 'failed', at: addMinutes(at, 1).toISOString() });
    // An event that comes late is of its own time.
    await told(confirmation, { type: 'delivered', at: addMinutes(at, -1).toISOString() });
    expect(await comeBack()).toEqual([
      { key: orderId, figures: { order: orderId, mail: 'confirmation, staff-new-order' } },
    ]);
    await arrives('confirmation', orderId);
    expect(await comeBack()).toEqual([{ key: orderId, figures: { order: orderId, mail: 'staff-new-order' } }]);
    await arrives('staff-new-order', orderId);
    expect(await comeBack()).toEqual([]);
  });

  test('are told neither of late e-mails, nor of the newsletter, nor of what is a month old', async () => {
    const { ofKind } = await bought();
    const confirmation = await ofKind('confirmation');
    await told(confirmation, { type: 'delivery_delayed' });
    await told(confirmation, { type: 'complained' });
    await told(confirmation, { type: 'bounced', at: addDays(new Date(), -31).toISOString() });
    expect(await comeBack()).toEqual([]);
    await told(confirmation, { type: 'bounced', at: addDays(new Date(), -29).toISOString() });
    expect(await comeBack()).toHaveLength(1);
  });
});
