import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMONSTRATION_EMAIL } from '@/lib/private/desk-key/demonstration-person';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { newRecoveryKey } from '@/lib/private/sealing/recovery-key';
import { unwrapIdentity } from '@/lib/private/sealing/wrap-identity';
import { demonstrationDesk, proofHashOf } from '@/scripts/start/demonstration-desk';
import messages from '@/tests/support/messages';
import { keyHolder } from '../../support/desk/key-holder';
import { sendSealed } from '../../support/desk/send-sealed';
import { expectAccessible } from '../../support/pages/accessible';
import { allowing, expect, test } from '../../support/pages/test';
import { answers } from '../../support/shop/consultation-payload';
import { type Stack, startStack } from '../../support/stack/stack';

const { Api, DeskEntry, DeskQuestions, DeskShared, DeskToday } = messages;

const key = newRecoveryKey();
let dataDir = '';
let stack: Stack;

test.describe.configure({ mode: 'default' });

/** A product as `npm start` brings it up: its desk opens with a printed key. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = mkdtempSync(join(tmpdir(), 'sofa-demonstration-'));
  writeFileSync(join(dataDir, 'demonstration-key'), key);
  const DEMONSTRATION_PROOF_HASH = await proofHashOf(key);
  stack = await startStack({ env: { DEMONSTRATION_PROOF_HASH } });
});
test.beforeEach(() => stack.clear());
test.afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const paper = (page: Page) => page.getByLabel(DeskEntry.demonstration.label);

test(
  'a person who tries the product reads a sealed consultation with the key from the console',
  allowing(403),
  async ({ page }) => {
    expect(await demonstrationDesk(stack.databaseUrl, dataDir)).toMatchObject({ key });
    // At the next start it is the same desk.
    expect(await demonstrationDesk(stack.databaseUrl, dataDir)).toMatchObject({ key });
    const given = answers();
    await sendSealed(stack, given, []);

    await page.goto(`${stack.baseUrl}/mesa/consultas`);
    await expectAccessible(page, 'the way in of a demonstration');
    await paper(page).fill('A123-4567');
    await button(page, DeskEntry.demonstration.enter).click();
    await expect(page.getByText(DeskShared.faults.paper_length)).toBeVisible();
    await paper(page).fill(newRecoveryKey());
    await button(page, DeskEntry.demonstration.enter).click();
    await expect(page.getByText(Api.paper_refused)).toBeVisible();
    await paper(page).fill(key.toLowerCase());
    await button(page, DeskEntry.demonstration.enter).click();
    await page.getByRole('link', { name: DeskQuestions.sealed.title }).click();
    await expect(page.getByText(given.consulta)).toBeVisible();

    await page.reload();
    await button(page, DeskShared.sealed.open).click();
    await expectAccessible(page, 'the confirmation of a demonstration');
    await paper(page).fill(key);
    await button(page, DeskEntry.demonstration.enter).click();
    await expect(page.getByText(given.consulta)).toBeVisible();
  },
);

test('a colleague who joins a demonstration is given access from Hoy, with the key from the console', async ({
  page,
}) => {
  await demonstrationDesk(stack.databaseUrl, dataDir);
  const luis = await keyHolder(stack, 'Luis Gil');
  const asked = await stack.outbox.waitFor({ to: DEMONSTRATION_EMAIL });
  expect(asked.subject).toBe('Luis Gil espera acceso a lo cifrado');
  await page.goto(`${stack.baseUrl}/mesa/hoy`);
  await paper(page).fill(key);
  await button(page, DeskEntry.demonstration.enter).click();
  const waiting = page.getByRole('listitem').filter({ hasText: asked.subject });
  await waiting.getByRole('button', { name: DeskToday.needs.access.give }).click();
  await expect(page.getByText(DeskToday.needs.done.given.replace('{name}', 'Luis Gil'))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  const [own] = (await luis.get<DeskKeyView>('/desk-key')).body.own;
  expect(await unwrapIdentity(Buffer.from(own?.wrapped ?? '', 'base64'), luis.identity)).toMatchObject({ ok: true });
});

test('a desk that belongs to people is not made one, and its paper is no way in', allowing(403), async ({ page }) => {
  await stack.db.query(
    `INSERT INTO staff (id, name, email, handle, created_at) VALUES (gen_random_uuid(), 'Marta Ruiz', 'm@example.com', '\\x01', now())`,
  );
  expect(await demonstrationDesk(stack.databaseUrl, dataDir)).toBeNull();
  await page.goto(`${stack.baseUrl}/mesa`);
  await paper(page).fill(key);
  await button(page, DeskEntry.demonstration.enter).click();
  await expect(page.getByText(Api.paper_refused)).toBeVisible();
});
