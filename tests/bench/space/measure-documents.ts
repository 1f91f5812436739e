import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import messages from '@/lib/shared/i18n/messages';
import { deskWithKey } from '../../support/desk/key-holder';
import { giveDevice } from '../../support/desk/passkey';
import { pdf } from '../../support/shop/consultation-payload';
import { knownMailbox } from '../../support/space/space-owner';
import { SpacePage } from '../../support/space/space-page';
import type { Stack } from '../../support/stack/stack';
import { withStack } from '../bench';
import { launchBrowser } from '../browser';
import { ROUNDS, sealingRow, toldRow } from '../sealing/rows';
import type { Row } from '../table';

const { SpaceDocuments: docs } = messages;

const SIZE = 10 * 1024 * 1024;

/** From the choice of a document until its first byte leaves. On the disk, because the browser would be sent its content first. */
async function sealOnce({ page }: SpacePage, path: string): Promise<number> {
  const leaves = page.waitForRequest('**/api/space/items');
  const chosen = performance.now();
  await page.getByLabel(docs.add).setInputFiles(path);
  await leaves;
  const sealed = performance.now() - chosen;
  await page.getByRole('button', { name: docs.openNamed.replace('{name}', basename(path)) }).waitFor();
  return sealed;
}

type Opened = { all: number; afterTransfer: number };

/** From the press of the button, and from the last byte of its transfer, until it is opened. */
async function openOnce({ page }: SpacePage, path: string): Promise<Opened> {
  const saved = page
    .getByRole('region', { name: basename(path), exact: true })
    .waitFor()
    .then(() => performance.now());
  const transferred = page
    .waitForResponse(/\/api\/space\/items\/.+\/content/)
    .then((response) => response.finished())
    .then(() => performance.now());
  const pressed = performance.now();
  await page.getByRole('button', { name: docs.openNamed.replace('{name}', basename(path)) }).click();
  const [end, received] = await Promise.all([saved, transferred]);
  return { all: end - pressed, afterTransfer: end - received };
}

async function measure(stack: Stack): Promise<Row[]> {
  const browser = await launchBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'sofa-bench-'));
  try {
    const page = await browser.newPage({ baseURL: stack.baseUrl });
    await deskWithKey(stack);
    await giveDevice(page);
    const space = new SpacePage(page, stack, await knownMailbox(stack));
    await space.createByPasskey();
    const paths = Array.from({ length: ROUNDS }, (_, round) => join(folder, `escritura-${round}.pdf`));
    for (const path of paths) writeFileSync(path, pdf(SIZE));
    const sealing: number[] = [];
    for (const path of paths) sealing.push(await sealOnce(space, path));
    const opening: Opened[] = [];
    for (const path of paths) opening.push(await openOnce(space, path));
    return [
      sealingRow('a document of 10 MB sealed in a space, from the choice to the first byte that leaves', sealing),
      sealingRow(
        'that document opened, from its last byte to the saved file',
        opening.map(({ afterTransfer }) => afterTransfer),
      ),
      toldRow(
        'the same from the press, with the transfer',
        opening.map(({ all }) => all),
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
    await browser.close();
  }
}

/** What an owner of a space waits for, because a document is sealed. */
export function measureDocuments(): Promise<Row[]> {
  return withStack({}, measure);
}
