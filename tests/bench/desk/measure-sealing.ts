import type { Page } from '@playwright/test';
import { TIMESTAMP_MIN_AGE_MS } from '@/lib/shared/forms/schema';
import messages from '@/tests/support/messages';
import { until } from '@/tests/support/stack/until';
import { atTheKey, beginAtScreen } from '../../support/desk/key-screen';
import { ConsultationPage } from '../../support/pages/consultation-page';
import { pdf } from '../../support/shop/consultation-payload';
import type { Stack } from '../../support/stack/stack';
import { withStack } from '../bench';
import { launchBrowser } from '../browser';
import { ROUNDS, sealingRow, toldRow } from '../sealing/rows';
import type { Row } from '../table';

const FILE = { name: 'escritura.pdf', content: pdf(10 * 1024 * 1024) };

const { DeskQuestions } = messages;

/** A consultation with ten megabytes: from the press of the button until its first byte leaves. */
async function sealOnce(page: Page): Promise<number> {
  const form = new ConsultationPage(page);
  await form.open();
  const begun = performance.now();
  await form.fill();
  await form.attach(FILE);
  await form.files.getByText(FILE.name).waitFor();
  await page.getByText('Se cifra en tu dispositivo').waitFor();
  // Earlier than this a press would wait, whether something is sealed or not.
  await until(() => performance.now() - begun > 2 * TIMESTAMP_MIN_AGE_MS, 'Time stands still');
  const leaves = page.waitForRequest('**/api/consultations');
  const pressed = performance.now();
  await form.submit.click();
  await leaves;
  const sealed = performance.now() - pressed;
  await form.sent.waitFor();
  return sealed;
}

type Opened = { all: number; afterTransfer: number };

/** Its file at the desk: from the press of the button, and from the last byte of its transfer, until it is opened. */
async function openOnce(page: Page): Promise<Opened> {
  const saved = page
    .getByRole('region', { name: FILE.name, exact: true })
    .waitFor()
    .then(() => performance.now());
  const transferred = page
    .waitForResponse(/\/api\/desk\/consultations\/files\//)
    .then((response) => response.finished())
    .then(() => performance.now());
  const pressed = performance.now();
  await page.getByRole('button', { name: `Abrir ${FILE.name}` }).click();
  const [end, received] = await Promise.all([saved, transferred]);
  return { all: end - pressed, afterTransfer: end - received };
}

async function measure(stack: Stack): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const desk = await browser.newPage({ baseURL: stack.baseUrl });
    await atTheKey(desk, stack, 'Marta Ruiz');
    await beginAtScreen(desk);
    const visit = await browser.newPage({ baseURL: stack.baseUrl });
    const sealing: number[] = [];
    for (let round = 0; round < ROUNDS; round++) sealing.push(await sealOnce(visit));
    await desk.getByRole('link', { name: messages.DeskFrame.screens.consultations }).click();
    await desk.getByRole('link', { name: DeskQuestions.sealed.title }).first().click();
    const opening: Opened[] = [];
    for (let round = 0; round < ROUNDS; round++) opening.push(await openOnce(desk));
    return [
      sealingRow(
        'a form with a file of 10 MB sealed in Chromium, from the press to the first byte that leaves',
        sealing,
      ),
      sealingRow(
        'that file opened at the desk, from its last byte to the saved file',
        opening.map(({ afterTransfer }) => afterTransfer),
      ),
      toldRow(
        'the same from the press, with the transfer',
        opening.map(({ all }) => all),
      ),
    ];
  } finally {
    await browser.close();
  }
}

/** What a visitor and a person of the desk wait for, because a consultation is sealed. */
export function measureSealing(): Promise<Row[]> {
  return withStack({}, measure);
}
