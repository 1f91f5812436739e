import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { addMadridDays, madridDate } from '@/lib/shared/madrid-time';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { listPlans, scansLargeTable } from '@/tests/support/desk/list-plans';
import { sharedStack } from '@/tests/support/stack/stack';

const stack = sharedStack();
beforeEach(() => stack.clear());

test('no list of the desk has to scan a table that grows: an index serves every statement of its first page', async () => {
  await atTheDesk(stack);
  const plans = await listPlans(stack, false);
  expect(new Set(plans.map(({ screen }) => screen)).size).toBeGreaterThan(15);
  expect(plans.filter(scansLargeTable).map(({ screen, plan }) => `${screen}\n${plan}`)).toEqual([]);
});

test('a NUL, which no text of the database has, is left out of searches and notes, and names nothing', async () => {
  const desk = await atTheDesk(stack);
  const searches = [
    '/orders?q=',
    '/consultations?search=',
    '/messages?search=',
    '/documents?search=',
    '/letters/subscribers?search=',
  ];
  for (const path of searches) expect([path, (await desk.get(`${path}a%00b`)).status]).toEqual([path, 200]);
  const names = ['/orders/%00', '/consultations/%00', '/messages/%00', '/letters/%00'];
  for (const path of names) expect([path, (await desk.get(path)).status]).toEqual([path, 404]);
  const recipient = await recipientOf(await newIdentity());
  expect((await desk.post('/desk-key/recipient', { credentialId: 'a\0', recipient })).status).toBe(422);
  const day = addMadridDays(madridDate(new Date()), 40);
  const hours = { fromDate: day, fromTime: '10:00', toDate: day, toTime: '11:00', note: ' a\0b ' };
  expect((await desk.post('/agenda/blocks', hours)).status).toBe(201);
  expect(await stack.rows("SELECT notes FROM bookings WHERE kind = 'block'")).toEqual([{ notes: 'a b' }]);
});
