import { subHours } from 'date-fns';
import { db, sqlQuery } from '@/lib/server/db';
import { admitUnconfirmedEmail, heldBackEmails } from '@/lib/server/security/admit-unconfirmed-email';
import { createTestDatabase, type TestDatabase } from '@/tests/support/stack/database';
import { configureServer } from '@/tests/support/stack/server-environment';

const now = new Date('2026-03-02T10:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  configureServer();
  process.env.DATABASE_URL = database.url;
});
afterAll(async () => {
  await db().$disconnect();
  await database.drop();
});
beforeEach(() => sqlQuery({ text: 'DELETE FROM unconfirmed_emails', values: [] }));

const admit = (to: string, idempotencyKey: string, at = now) => admitUnconfirmedEmail({ to, idempotencyKey }, at);

async function admitted(domain: string, count: number, at = now): Promise<number> {
  let sum = 0;
  for (let index = 0; index < count; index++) {
    if (await admit(`${index}@${domain}`, `receipt/${domain}/${at.getTime()}/${index}`, at)) sum += 1;
  }
  return sum;
}

test('a domain has sixty e-mails in 24 hours, and others have their own', async () => {
  expect(await admitted('empresa.example', 62, subHours(now, 20))).toBe(60);
  expect(await admitted('empresa.example', 2)).toBe(0);
  expect(await admitted('otra.example', 2)).toBe(2);
  expect(await admitted('empresa.example', 2, subHours(now, -5))).toBe(2);
});

test('a retry has the answer of the first attempt, on either side of the cap', async () => {
  expect(await admit('a@empresa.example', 'first')).toBe(true);
  await admitted('empresa.example', 59);
  expect([await admit('b@empresa.example', 'late'), await admit('a@empresa.example', 'first')]).toEqual([false, true]);
  expect(await admit('b@empresa.example', 'late')).toBe(false);
});

test('what was not sent is a condition for 24 hours, which names no domain but a provider', async () => {
  expect(await heldBackEmails(now)).toEqual([]);
  await admitted('familia-ruiz.example', 63);
  await admitted('otra.example', 61);
  await admitted('gmail.com', 401);
  expect(await heldBackEmails(now)).toEqual([
    {
      kind: 'unconfirmed-email-cap',
      key: 'gmail.com',
      since: now,
      figures: { provider: 'gmail.com', domains: 1, notSent: 1 },
    },
    {
      kind: 'unconfirmed-email-cap',
      key: 'other-domains',
      since: now,
      figures: { provider: 'otros', domains: 2, notSent: 4 },
    },
  ]);
  expect(await heldBackEmails(subHours(now, -24))).toEqual([]);
});
