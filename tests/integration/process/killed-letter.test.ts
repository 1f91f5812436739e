import { waitUntil } from '@/scripts/wait-until';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { recipientsOf, subscribe } from '@/tests/support/desk/subscribers';
import { inDrill } from '@/tests/support/drill/in-drill';
import { openShop, type Shop } from '@/tests/support/shop/shop';

const READERS = inDrill(300, 2000);
const KILLS = inDrill(2, 5);
const subject = 'Una carta larga';
jest.setTimeout(inDrill(300_000, 900_000));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { LETTER_MAILS_A_SECOND: '1000' } });
});
afterAll(() => shop.stop());

async function settled(): Promise<number> {
  const { rows } = await shop.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM letter_deliveries WHERE status = 'sent'`,
  );
  return rows[0]?.count ?? 0;
}

async function status(): Promise<string | undefined> {
  return (await shop.db.query<{ status: string }>('SELECT status::text FROM letters')).rows[0]?.status;
}

test('a server that is killed with -9 while it sends a letter leaves each subscriber with exactly one', async () => {
  const addresses = await subscribe(shop.db, READERS);
  const desk = await atTheDesk(shop);
  const written = await desk.post<{ letter: { id: string } }>('/letters', { subject, teaser: '', body: 'Hola.' });
  await desk.post(`/letters/${written.body.letter.id}/start`, { version: 1 });
  for (let kill = 1; kill <= KILLS; kill++) {
    const share = Math.floor((READERS * kill) / (KILLS + 1));
    await waitUntil(async () => (await settled()) >= share, { timeout: 600_000, every: 20, message: 'It is not sent' });
    // Resend takes the e-mail at once and answers late: the server dies without knowing that it was sent.
    await shop.sandbox.fail('resend', 'slow', 9000);
    const underWay = async () =>
      (await shop.db.query(`SELECT FROM letter_deliveries WHERE status = 'waiting' AND tried_at IS NOT NULL`))
        .rowCount === 1;
    await waitUntil(underWay, { timeout: 60_000, every: 10, message: 'No e-mail is under way' });
    const taken = async () => (await shop.sandbox.emails()).length > (await settled());
    await waitUntil(taken, { timeout: 60_000, message: 'Resend has not taken it' });
    await shop.killServer();
    await shop.sandbox.fail('resend', 'none');
    await shop.startServer();
  }
  await waitUntil(async () => (await status()) === 'sent', { timeout: 600_000, message: 'The letter is not sent' });
  expect(await settled()).toBe(READERS);
  expect(recipientsOf(await shop.sandbox.emails(), subject)).toEqual(addresses.sort());
});
