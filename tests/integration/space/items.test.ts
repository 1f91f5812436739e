import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { headOf, openItemHead, writeItemHead } from '@/lib/private/items/item-head';
import { type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { open } from '@/lib/private/sealing/open';
import { openListed } from '@/lib/private/sealing/open-listed';
import { seal } from '@/lib/private/sealing/seal';
import type { EventsBody, ItemsBody } from '@/lib/space/contract';
import type { SharedItemPage } from '@/lib/space/items/desk/contract';
import { refusal } from '@/tests/support/http/api';
import { tally, times } from '@/tests/support/http/concurrency';
import { newAddress } from '@/tests/support/http/new-address';
import { pdf } from '@/tests/support/shop/consultation-payload';
import { openDesk } from '@/tests/support/space/open-desk';
import { inSpace, newSpace, type SpaceOwner } from '@/tests/support/space/space-owner';
import { forEachTest } from '@/tests/support/stack/for-this-file';
import { sharedStack } from '@/tests/support/stack/stack';

/** Typed into nothing else: wherever they are found, something was not sealed. */
const MARKS = ['escritura-de-zarzamora', 'embargo-secreto'];

const stack = sharedStack();
const desk = forEachTest(() => openDesk(stack));

const content = new Uint8Array(Buffer.concat([pdf(200_000), Buffer.from(MARKS[1] ?? '')]));

type Wanted = { isShared?: boolean; epoch?: string; replaces?: string; attemptKey?: string; size?: number };

async function itemForm(owner: SpaceOwner, wanted: Wanted = {}): Promise<FormData> {
  const { isShared = false, epoch = String(desk.key.epoch), replaces, attemptKey = randomUUID() } = wanted;
  const own = await recipientOf(owner.identity);
  const recipients: [Recipient, ...Recipient[]] = isShared ? [own, desk.key.recipient] : [own];
  const head = writeItemHead(await headOf(`${MARKS[0]}.pdf`, content));
  const form = new FormData();
  form.set('attemptKey', attemptKey);
  if (isShared) form.set('deskEpoch', epoch);
  if (replaces) form.set('replaces', replaces);
  form.set('head', new Blob([await seal(head, recipients)]), 'head.age');
  const filled = wanted.size === undefined ? content : new Uint8Array(wanted.size);
  form.set('content', new Blob([await seal(filled, recipients)]), 'content.age');
  return form;
}

async function post(cookie: string, form: FormData) {
  const response = await fetch(`${stack.baseUrl}/api/space/items`, {
    method: 'POST',
    headers: { Cookie: cookie, 'X-Forwarded-For': newAddress() },
    body: form,
  });
  const body = (await response.json()) as { id: string; error?: { code: string } };
  return { status: response.status, headers: response.headers, body };
}

const put = async (owner: SpaceOwner, wanted?: Wanted) => post(owner.cookie, await itemForm(owner, wanted));
const list = async (cookie: string) => (await inSpace<ItemsBody>(stack, cookie, 'GET', '/items')).body;

async function contentOf(cookie: string, id: string) {
  const response = await fetch(`${stack.baseUrl}/api/space/items/${id}/content`, { headers: { Cookie: cookie } });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const kinds = async (table: 'space_events' | 'desk_events') =>
  (await stack.rows<{ kind: string }>(`SELECT kind FROM ${table} ORDER BY at, id`)).map(({ kind }) => kind);

test('a document is stored sealed, listed, read and opened by its owner alone', async () => {
  const [owner, stranger] = [await newSpace(stack), await newSpace(stack)];
  const stored = await put(owner);
  expect(stored.status).toBe(201);
  const { items, usedBytes } = await list(owner.cookie);
  expect(items).toMatchObject([{ id: stored.body.id, isShared: false, deskOpenedAt: null }]);
  expect(usedBytes).toBe(items[0]?.size);
  const { response, bytes } = await contentOf(owner.cookie, stored.body.id);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const sealedHead = Uint8Array.from(Buffer.from(items[0]?.head ?? '', 'base64'));
  const opened = await openItemHead(sealedHead, [owner.identity], open);
  expect(opened).toMatchObject({ recipients: 1, head: { name: `${MARKS[0]}.pdf`, size: content.length } });
  if (!opened) throw new Error('No head');
  const { head } = opened;
  expect(await openListed(bytes, head, [owner.identity], open)).toMatchObject({ ok: true });
  expect(await openListed(bytes, head, [desk.identity], open)).toEqual({ ok: false, reason: 'wrong-key' });

  expect((await list(stranger.cookie)).items).toEqual([]);
  expect((await contentOf(stranger.cookie, stored.body.id)).response.status).toBe(404);
  expect((await inSpace(stack, stranger.cookie, 'DELETE', `/items/${stored.body.id}`)).status).toBe(404);
  expect((await contentOf('', stored.body.id)).response.status).toBe(401);
});

test('what its owner downloads opens with age-encryption, and with the age program where there is one', async () => {
  const owner = await newSpace(stack);
  const { body } = await put(owner, { isShared: true });
  const { bytes } = await contentOf(owner.cookie, body.id);
  for (const identity of [owner.identity, desk.identity]) {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    expect(Buffer.from(await decrypter.decrypt(bytes)).equals(content)).toBe(true);
  }
  if (spawnSync('age', ['--version']).error) return;
  const folder = mkdtempSync(join(tmpdir(), 'age-'));
  writeFileSync(join(folder, 'key.txt'), owner.identity);
  const opened = spawnSync('age', ['--decrypt', '--identity', join(folder, 'key.txt')], { input: bytes });
  rmSync(folder, { recursive: true });
  expect(opened.stderr.toString()).toBe('');
  expect(opened.stdout.equals(content)).toBe(true);
});

test('the log is read a page at a time, by its owner alone', async () => {
  const [owner, stranger] = [await newSpace(stack), await newSpace(stack)];
  const { body } = await put(owner);
  await put(owner, { replaces: body.id });
  await stack.db.query(
    `INSERT INTO space_events (id, space_id, at, kind)
     SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, s.id, now(), 'closed'
     FROM spaces s, generate_series(1, 60) n WHERE s.email = $1`,
    [owner.email],
  );
  const read = async (cookie: string, query = '') =>
    (await inSpace<EventsBody>(stack, cookie, 'GET', `/events${query}`)).body;
  const first = await read(owner.cookie);
  expect(first.events).toHaveLength(50);
  const [{ id } = { id: '' }] = (await list(owner.cookie)).items;
  // Both lines tell of the document that is there now.
  expect(first.events.filter(({ subject }) => subject === id).map(({ kind }) => kind)).toEqual([
    'document-unshared',
    'document-added',
  ]);
  const rest = await read(owner.cookie, `?before=${first.next}`);
  expect(rest).toMatchObject({ next: null });
  expect(new Set([...first.events, ...rest.events].map((event) => event.id)).size).toBe(63);
  expect((await read(owner.cookie, '?before=nonsense')).events).toEqual(first.events);
  expect((await read(stranger.cookie, `?before=${first.next}`)).events).toEqual([]);
  expect((await inSpace(stack, '', 'GET', '/events')).status).toBe(401);
});

test('no table has a mark of a document or its name', async () => {
  const owner = await newSpace(stack);
  await put(owner, { isShared: true });
  const tables = await stack.db.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  expect(tables.rows.length).toBeGreaterThan(50);
  for (const { name } of tables.rows) {
    const { rows } = await stack.db.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
    for (const mark of MARKS) {
      const inHex = Buffer.from(mark).toString('hex');
      expect([name, rows.some(({ row }) => row.includes(mark) || row.includes(inHex))]).toEqual([name, false]);
    }
  }
});

test('the same attempt, at once or again, is one document', async () => {
  const owner = await newSpace(stack);
  const attemptKey = randomUUID();
  const forms = await times(5, () => itemForm(owner, { attemptKey }));
  const answers = await Promise.all(forms.map((form) => post(owner.cookie, form)));
  expect(tally(answers)).toEqual({ 201: 5 });
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await list(owner.cookie)).items).toHaveLength(1);
  expect((await kinds('space_events')).filter((kind) => kind === 'document-added')).toHaveLength(1);
});

test('uploads at once do not exceed what a space holds', async () => {
  const owner = await newSpace(stack);
  const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM spaces');
  await stack.db.query(
    `INSERT INTO space_items (id, space_id, attempt_key, head, size, created_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), '\\x00', 10, now() FROM generate_series(1, 55)`,
    [rows[0]?.id],
  );
  const forms = await times(12, () => itemForm(owner, { size: 1_000 }));
  const answers = await Promise.all(forms.map((form) => post(owner.cookie, form)));
  const stored = answers.filter(({ status }) => status === 201);
  expect(stored).toHaveLength(5);
  expect(answers.filter(({ body }) => body.error?.code === 'quota_exceeded')).toHaveLength(7);
  expect((await list(owner.cookie)).items).toHaveLength(60);
});

test('sharing and unsharing put one in the place of the other, and the team sees what is shared', async () => {
  const owner = await newSpace(stack);
  const alone = await put(owner);
  const documents = async () => (await desk.marta.get<SharedItemPage>('/documents')).body.rows;
  expect(await documents()).toEqual([]);
  expect((await desk.marta.post(`/documents/${alone.body.id}/content`)).status).toBe(404);

  const shared = await put(owner, { isShared: true, replaces: alone.body.id });
  expect(shared.status).toBe(201);
  expect((await list(owner.cookie)).items).toMatchObject([{ id: shared.body.id, isShared: true }]);
  expect(await documents()).toMatchObject([{ id: shared.body.id, email: owner.email, epoch: 1, openedAt: null }]);
  const read = await fetch(`${stack.baseUrl}/api/desk/documents/${shared.body.id}/content`, {
    method: 'POST',
    headers: { ...desk.marta.headers, 'Content-Type': 'application/json' },
    body: '{}',
  });
  const bytes = new Uint8Array(await read.arrayBuffer());
  const head = await headOf(`${MARKS[0]}.pdf`, content);
  expect(await openListed(bytes, head, [desk.identity], open)).toMatchObject({ ok: true });
  expect((await list(owner.cookie)).items[0]?.deskOpenedAt).not.toBeNull();
  expect(await kinds('desk_events')).toContain('documents.opened');

  const again = await put(owner, { replaces: shared.body.id });
  expect(again.status).toBe(201);
  expect(await documents()).toEqual([]);
  expect((await desk.marta.post(`/documents/${shared.body.id}/content`)).status).toBe(404);
  expect(await kinds('space_events')).toEqual(
    expect.arrayContaining(['document-added', 'document-shared', 'document-opened-by-team', 'document-unshared']),
  );
  const gone = await put(owner, { isShared: true, replaces: shared.body.id });
  expect(gone.status).toBe(404);
  expect((await list(owner.cookie)).items).toHaveLength(1);
});

test('what is sealed for another key of the desk, or is no age file, is refused and nothing is stored', async () => {
  const owner = await newSpace(stack);
  expect(await put(owner, { isShared: true, epoch: '7' })).toMatchObject(refusal(409, 'desk_key_changed'));
  const plain = await itemForm(owner);
  plain.set('content', new Blob([content]), 'content.pdf');
  expect((await post(owner.cookie, plain)).status).toBe(422);
  const nameless = await itemForm(owner);
  nameless.delete('attemptKey');
  expect((await post(owner.cookie, nameless)).status).toBe(422);
  const headless = await itemForm(owner);
  headless.delete('head');
  expect((await post(owner.cookie, headless)).status).toBe(422);
  const large = await put(owner, { size: 10 * 1024 * 1024 + 64 * 1024 });
  expect(large.status).toBe(413);
  expect(await stack.rows('SELECT 1 FROM space_items UNION ALL SELECT 1 FROM space_item_parts')).toEqual([]);
});

test('without a key that was just used documents are stored, and none is replaced or deleted', async () => {
  const owner = await newSpace(stack);
  const { body } = await put(owner);
  await stack.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
  const refused = refusal(403, 'confirm_needed');
  expect(await put(owner, { isShared: true, replaces: body.id })).toMatchObject(refused);
  expect(await inSpace(stack, owner.cookie, 'DELETE', `/items/${body.id}`)).toMatchObject(refused);
  expect((await list(owner.cookie)).items).toMatchObject([{ id: body.id, isShared: false }]);
  expect((await put(owner)).status).toBe(201);
  expect(await kinds('space_events')).toEqual(['created', 'document-added', 'document-added']);
});

test('deleting takes every part with it, at once', async () => {
  const owner = await newSpace(stack);
  const { body } = await put(owner);
  expect((await stack.db.query('SELECT 1 FROM space_item_parts')).rowCount).toBeGreaterThan(1);
  expect((await inSpace(stack, owner.cookie, 'DELETE', `/items/${body.id}`)).status).toBe(204);
  expect((await stack.db.query('SELECT 1 FROM space_item_parts')).rowCount).toBe(0);
  expect((await inSpace(stack, owner.cookie, 'DELETE', `/items/${body.id}`)).status).toBe(404);
  expect(await kinds('space_events')).toContain('document-removed');
});
