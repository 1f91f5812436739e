import { randomUUID } from 'node:crypto';
import { subDays, subMonths } from 'date-fns';
import { DESK_EVENT_KINDS, type DeskEventKind } from '@/lib/private/desk-log/desk-event-kinds';
import type { LogPage } from '@/lib/private/desk-log/list-desk-events';
import { FORMER_PERSON } from '@/lib/private/staff/purge-desk';
import messages from '@/lib/shared/i18n/messages';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { invitationToken } from '@/tests/support/desk/invitation-token';
import { newPerson } from '@/tests/support/desk/new-person';
import { privateAddresses } from '@/tests/support/http/private-calls';
import { sharedStack } from '@/tests/support/stack/stack';

const stack = sharedStack();
beforeEach(() => stack.clear());

const DESK = '/api/desk/';

/** Every route of the desk that takes more than a GET, and the kinds of line that it leaves; a route that is not here fails the test. */
const LINES: Record<string, readonly DeskEventKind[]> = {
  'agenda/blocks': ['agenda.blocked'],
  'agenda/blocks/removal': ['agenda.unblocked'],
  'agenda/holidays': ['agenda.holiday-added'],
  'agenda/holidays/removal': ['agenda.holiday-removed'],
  'agenda/overlaps/[id]/attended': ['agenda.overlap-attended'],
  'agenda/rules': ['settings.changed'],
  // Challenges, and what an e-mail would say.
  'confirm/options': [],
  confirm: ['people.key-counter-fell'],
  'consultations/[id]/answer': ['consultations.answered'],
  'consultations/[id]/elsewhere': ['consultations.answered-elsewhere'],
  'consultations/[id]/space-answer': ['consultations.answered-in-space'],
  'consultations/[id]/mails-attended': ['consultations.mail-attended'],
  'consultations/[id]/open': ['consultations.opened'],
  'consultations/[id]/preview': [],
  'consultations/[id]/resend': ['consultations.answer-resent'],
  'documents/[id]/content': ['documents.opened'],
  'desk-key': ['desk-key.begun'],
  'desk-key/access': ['desk-key.access-given'],
  'desk-key/epochs': ['desk-key.rotated'],
  'desk-key/printed': ['desk-key.printed-replaced'],
  'desk-key/printed/checked': ['desk-key.printed-checked'],
  // Challenges; what a person's own passkey opens is written if it had been replaced.
  'desk-key/proof': [],
  'desk-key/vouched': ['desk-key.access-regained'],
  'desk-key/recipient': ['desk-key.access-lost', 'desk-key.access-regained'],
  invitation: [],
  'erasures/[id]/done': ['mailbox.erased'],
  'invitation/accept': ['people.joined'],
  'invitation/options': [],
  'invitations/[id]/withdraw': ['people.invitation-withdrawn'],
  keys: ['people.key-added'],
  'keys/[id]/remove': ['people.key-removed'],
  'keys/options': [],
  letters: ['letters.written'],
  'letters/[id]': ['letters.edited', 'letters.deleted'],
  'letters/[id]/resume': ['letters.resumed'],
  'letters/[id]/schedule': ['letters.scheduled', 'letters.unscheduled'],
  'letters/[id]/start': ['letters.started'],
  'letters/[id]/stop': ['letters.stopped'],
  'letters/[id]/trial': ['letters.tried'],
  'letters/preview': [],
  'log/export': ['log.exported'],
  'messages/[id]/answer': ['messages.answered'],
  'messages/[id]/elsewhere': ['messages.answered-elsewhere'],
  'messages/[id]/mails-attended': ['messages.mail-attended'],
  'messages/[id]/preview': [],
  'messages/[id]/resend': ['messages.answer-resent'],
  'numbers/export': ['numbers.exported'],
  'orders/[id]/attended': ['orders.attended'],
  'orders/[id]/cancel': ['orders.cancelled'],
  'orders/[id]/hour': ['orders.hour-chosen'],
  'orders/[id]/invoice': ['orders.invoice-noted'],
  'orders/[id]/move': ['orders.moved'],
  'orders/[id]/refund': ['orders.refunded'],
  'orders/[id]/resend': ['orders.confirmation-resent'],
  'orders/[id]/transfer': ['orders.transfer-noted'],
  'orders/[id]/withdrawal': ['orders.withdrawn'],
  'orders/export': ['orders.exported'],
  'people/[id]/remove': ['people.removed'],
  'people/[id]/sessions/end': ['people.sessions-ended'],
  'people/invite': ['people.invited'],
  'services/[id]/pause': ['services.paused'],
  'services/[id]/resume': ['services.resumed'],
  'session/end': ['desk.left'],
  'sessions/[id]/end': ['desk.session-ended'],
  'sessions/end': ['desk.session-ended'],
  'statements/[id]/attended': ['withdrawals.attended'],
  'statements/[id]/order': ['withdrawals.joined'],
  'sign-in': ['desk.entered', 'people.key-counter-fell'],
  'sign-in/demonstration': ['desk.entered'],
  'sign-in/options': [],
};

/** Of what is only read, and says something of a client. */
const OF_READING: readonly DeskEventKind[] = ['consultations.file-opened'];

test('every action of the desk has its line of the log in the table', () => {
  const actions = privateAddresses
    .filter(({ address, methods }) => address.startsWith(DESK) && methods.some((method) => method !== 'GET'))
    .map(({ address }) => address.slice(DESK.length));
  expect(actions.sort()).toEqual(Object.keys(LINES).sort());
  expect([...new Set([...Object.values(LINES).flat(), ...OF_READING])].sort()).toEqual([...DESK_EVENT_KINDS].sort());
});

async function kindsSince(before: number): Promise<string[]> {
  const { rows } = await stack.db.query<{ kind: string }>('SELECT kind FROM desk_events ORDER BY id OFFSET $1', [
    before,
  ]);
  return rows.map(({ kind }) => kind);
}

test('what people do leaves its line, once, and what is refused leaves none', async () => {
  const marta = await newPerson(stack);
  const luis = await newPerson(stack, { name: 'Luis Gil' });
  expect(await kindsSince(0)).toEqual(['people.joined', 'people.joined']);
  const desk = await atTheDesk(stack, { name: 'Ana Pons' });
  await desk.post('/people/invite', { name: 'Eva Sanz', email: 'eva@example.com' });
  await desk.post('/people/invite', { name: '', email: '' });
  const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM staff_invitations WHERE used_at IS NULL');
  await desk.post(`/invitations/${rows[0]?.id}/withdraw`);
  await desk.post(`/invitations/${rows[0]?.id}/withdraw`);
  await desk.post(`/people/${luis.id}/remove`);
  await desk.post(`/people/${luis.id}/remove`);
  await desk.post(`/people/${marta.id}/remove`);
  await desk.post('/log/export');
  await desk.post('/session/end');
  expect(await kindsSince(2)).toEqual([
    'people.invited',
    'people.invitation-withdrawn',
    'people.removed',
    'log.exported',
    'desk.left',
  ]);
});

test('the log is paged with the latest first, and filtered by what was done', async () => {
  const desk = await atTheDesk(stack);
  const now = Date.now();
  for (let index = 0; index < 120; index += 1) {
    await stack.db.query(
      'INSERT INTO desk_events (id, at, staff_id, staff_name, kind, subject) VALUES ($1, $2, $3, $4, $5, $6)',
      [
        randomUUID(),
        new Date(now - index * 1000),
        desk.staff.id,
        'Marta Ruiz',
        index % 2 === 0 ? 'desk.entered' : 'desk.left',
        String(index),
      ],
    );
  }
  const first = (await desk.get<LogPage>('/log')).body;
  expect([first.page, first.pages, first.lines.length, first.lines[0]?.subject]).toEqual([1, 3, 50, '0']);
  const last = (await desk.get<LogPage>('/log?page=9')).body;
  expect([last.page, last.lines.length]).toEqual([3, 20]);
  const left = (await desk.get<LogPage>('/log?kind=desk.left')).body;
  expect([left.pages, new Set(left.lines.map(({ kind }) => kind))]).toEqual([2, new Set(['desk.left'])]);
  expect((await desk.get('/log?page=nada')).status).toBe(422);
});

test('the export is a whole table for a spreadsheet, and runs no formula', async () => {
  const desk = await atTheDesk(stack, { name: '=1+1' });
  const rule = { change: { key: 'minimum-notice-hours', value: 3 }, since: null };
  expect((await desk.post('/agenda/rules', rule)).status).toBe(200);
  const { status, headers, body } = await desk.post<string>('/log/export');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toContain("'=1+1;Descargó el registro");
  expect(body).toContain(`;${messages.DeskLog.settings['minimum-notice-hours']};`);
});

test('no line is changed or removed before its time, and each is removed after twelve months', async () => {
  const now = new Date();
  const insert = `INSERT INTO desk_events (id, at, staff_name, kind) VALUES ($1, $2, 'Marta Ruiz', 'desk.entered')`;
  await stack.db.query(insert, [randomUUID(), subDays(subMonths(now, 12), 1)]);
  await stack.db.query(insert, [randomUUID(), subMonths(now, 11)]);
  await expect(stack.db.query(`UPDATE desk_events SET staff_name = 'Luis'`)).rejects.toThrow('append-only');
  await expect(stack.db.query('DELETE FROM desk_events')).rejects.toThrow('append-only');
  await stack.jobs.sweep('purge-desk-events');
  expect(await stack.rows('SELECT at FROM desk_events')).toEqual([{ at: subMonths(now, 11) }]);
});

test('a removed person is forgotten with the last line of the log that names them, wherever the name stands', async () => {
  const now = new Date();
  const desk = await atTheDesk(stack);
  const gone = { long: randomUUID(), recent: randomUUID() };
  const insertStaff = `INSERT INTO staff (id, name, email, handle, created_at, removed_at) VALUES ($1, $2, $3, $4, now(), $5)`;
  await stack.db.query(insertStaff, [
    gone.long,
    'Luis Gil',
    'luis@example.com',
    Buffer.from('1'),
    subDays(subMonths(now, 12), 1),
  ]);
  await stack.db.query(insertStaff, [gone.recent, 'Eva Sanz', 'eva@example.com', Buffer.from('2'), subMonths(now, 11)]);
  for (const [id, name] of [
    [gone.long, 'Luis Gil'],
    [gone.recent, 'Eva Sanz'],
    [desk.staff.id, desk.staff.name],
  ]) {
    await stack.db.query(
      `INSERT INTO settings (id, key, value, since, by_id, by_name) VALUES ($1, 'minimum-notice-hours', '2', now(), $2, $3)`,
      [randomUUID(), id, name],
    );
    await stack.db.query(
      `INSERT INTO letters (id, subject, teaser, body, by_name, by_id, created_at, updated_at) VALUES ($1, '', '', '', $2, $3, now(), now())`,
      [randomUUID(), name, name === 'Luis Gil' ? null : id],
    );
  }
  const line = `INSERT INTO desk_events (id, at, staff_id, staff_name, kind) VALUES ($1, $2, $3, 'Luis Gil', 'desk.left')`;
  await stack.db.query(line, [randomUUID(), subDays(subMonths(now, 12), 2), gone.long]);
  const names = async (table: string) =>
    (await stack.rows<{ name: string }>(`SELECT by_name AS name FROM ${table} ORDER BY by_name`)).map(
      ({ name }) => name,
    );
  const people = async () => (await stack.rows<{ id: string }>('SELECT id FROM staff ORDER BY id')).map(({ id }) => id);
  await stack.jobs.sweep('purge-former-people');
  expect(await people()).toContain(gone.long);
  await stack.jobs.sweep('purge-desk-events');
  await stack.jobs.sweep('purge-former-people');
  expect(await people()).toEqual([desk.staff.id, gone.recent].sort());
  for (const table of ['settings', 'letters']) {
    expect(await names(table)).toEqual(['Eva Sanz', desk.staff.name, FORMER_PERSON].sort());
  }
});

test('no value of a setting is changed or removed', async () => {
  const insert = 'INSERT INTO settings (id, key, value, since, by_id, by_name) VALUES ($1, $2, $3, now(), $1, $4)';
  await stack.db.query(insert, [randomUUID(), 'minimum-notice-hours', '2', 'Marta Ruiz']);
  await expect(stack.db.query('UPDATE settings SET value = $1', ['7'])).rejects.toThrow('append-only');
  await expect(stack.db.query('DELETE FROM settings')).rejects.toThrow('append-only');
});

test('challenges, sessions and old invitations go when they are over', async () => {
  const now = new Date();
  await atTheDesk(stack, { now: subDays(now, 1) });
  await atTheDesk(stack);
  await invitationToken(stack.db, { createdAt: subDays(now, 31) });
  await invitationToken(stack.db, { createdAt: subDays(now, 2) });
  const ceremony = `INSERT INTO ceremonies VALUES ($1, 'x', 'sign-in', NULL, $2)`;
  await stack.db.query(ceremony, ['alt', subDays(now, 1)]);
  await stack.db.query(ceremony, ['neu', new Date(now.getTime() + 60_000)]);
  await stack.jobs.sweep('purge-desk');
  const counts = `SELECT (SELECT count(*)::int FROM desk_sessions) AS sessions,
    (SELECT count(*)::int FROM staff_invitations) AS invitations, (SELECT count(*)::int FROM ceremonies) AS ceremonies`;
  expect(await stack.rows(counts)).toEqual([{ sessions: 1, invitations: 1, ceremonies: 1 }]);
});
