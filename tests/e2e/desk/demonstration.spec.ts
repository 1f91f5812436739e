import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newRecoveryKey, type RecoveryKey } from '@/lib/sealing/recovery-key';
import messages from '@/messages/es.json' with { type: 'json' };
import { demonstrationDesk, proofHashOf } from '@/scripts/start/demonstration-desk';
import { expectAccessible } from '../../support/pages/accessible';
import { ConsultationPage } from '../../support/pages/consultation-page';
import { allowing, test as base, expect } from '../../support/pages/test';
import { type Stack, startStack } from '../../support/stack/stack';

const { Api, DeskEntry, DeskQuestions, DeskShared } = messages;

type Printed = { key: RecoveryKey; dataDir: string };

/** A product as `npm start` brings it up: its desk opens with a printed key. */
const test = base.extend<object, { printed: Printed; stack: Stack }>({
  printed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const key = newRecoveryKey();
      const dataDir = mkdtempSync(join(tmpdir(), 'sofa-demonstration-'));
      writeFileSync(join(dataDir, 'demonstration-key'), key);
      await use({ key, dataDir });
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ printed }, use) => {
      const DEMONSTRATION_PROOF_HASH = await proofHashOf(printed.key);
      const stack = await startStack({ env: { PRIVATE_SPACE: 'on', DEMONSTRATION_PROOF_HASH } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const paper = (page: Page) => page.getByLabel(DeskEntry.demonstration.label);

test(
  'a person who tries the product reads a sealed consultation with the key from the console',
  allowing(403),
  async ({ page, stack, printed }) => {
    expect(await demonstrationDesk(stack.databaseUrl, printed.dataDir)).toMatchObject({ key: printed.key });
    // At the next start it is the same desk.
    expect(await demonstrationDesk(stack.databaseUrl, printed.dataDir)).toMatchObject({ key: printed.key });
    const visit = new ConsultationPage(page);
    await visit.open();
    await visit.fill();
    await visit.submit.click();
    await expect(visit.sent).toBeVisible();

    await page.goto('/mesa/consultas');
    await expectAccessible(page, 'the way in of a demonstration');
    await paper(page).fill('A123-4567');
    await button(page, DeskEntry.demonstration.enter).click();
    await expect(page.getByText(DeskShared.faults.paper_length)).toBeVisible();
    await paper(page).fill(newRecoveryKey());
    await button(page, DeskEntry.demonstration.enter).click();
    await expect(page.getByText(Api.paper_refused)).toBeVisible();
    await paper(page).fill(printed.key.toLowerCase());
    await button(page, DeskEntry.demonstration.enter).click();
    await page.getByRole('link', { name: DeskQuestions.sealed.title }).click();
    await expect(page.getByText(visit.given.consulta)).toBeVisible();

    await page.reload();
    await button(page, DeskShared.sealed.open).click();
    await expectAccessible(page, 'the confirmation of a demonstration');
    await paper(page).fill(printed.key);
    await button(page, DeskEntry.demonstration.enter).click();
    await expect(page.getByText(visit.given.consulta)).toBeVisible();
  },
);

test(
  'a desk that belongs to people is not made one, and its paper is no way in',
  allowing(403),
  async ({ page, stack, printed }) => {
    await stack.db.query(
      `INSERT INTO staff (id, name, email, handle, created_at) VALUES (gen_random_uuid(), 'Marta Ruiz', 'm@example.com', '\\x01', now())`,
    );
    expect(await demonstrationDesk(stack.databaseUrl, printed.dataDir)).toBeNull();
    await page.goto('/mesa');
    await paper(page).fill(printed.key);
    await button(page, DeskEntry.demonstration.enter).click();
    await expect(page.getByText(Api.paper_refused)).toBeVisible();
  },
);
