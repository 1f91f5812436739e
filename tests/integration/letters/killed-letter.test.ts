import { waitUntil } from '@/scripts/wait-until';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { recipientsOf, subscribe } from '@/tests/support/desk/subscribers';
import { heldAt } from '@/tests/support/drill/held-at';
import { inDrill } from '@/tests/support/drill/in-drill';
import { longDead } from '@/tests/support/drill/long-dead';
import { ownShop } from '@/tests/support/shop/shop';

const READERS = inDrill(60, 2000);
const KILLS = inDrill(1, 5);
const subject = 'Una carta larga';
jest.setTimeout(inDrill(300_000, 900_000));

const shop = ownShop({ env: { LETTER_MAILS_A_SECOND: '1000' } });

async function settled(): Promise<number> {
  const { rows } = await shop.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM letter_deliveries WHERE status = 'sent'`,
  );
  return rows[0]?.count ?? 0;
}

async function status(): Promise<string | undefined> {
  return (await shop.rows<{ status: string }>('SELECT status::text FROM letters'))[0]?.status;
}

/** Where so many parts of the letter are sent, and the next e-mail is noted. */
function heldAtShare(part: number) {
  const sent = `(SELECT count(*) FROM letter_deliveries WHERE status = 'sent')`;
  const share = Math.floor((READERS * part) / (KILLS + 1));
  return heldAt(shop.db, 'UPDATE ON letter_deliveries', `NEW.status = 'sent' AND ${sent} = ${share}`);
}

test('a server that is killed with -9 while it sends a letter leaves each subscriber with exactly one', async () => {
  const addresses = await subscribe(shop.db, READERS);
  const desk = await atTheDesk(shop);
  const written = await desk.post<{ letter: { id: string } }>('/letters', { subject, teaser: '', body: 'Hola.' });
  let noting = await heldAtShare(1);
  await desk.post(`/letters/${written.body.letter.id}/start`, { version: 1 });
  for (let kill = 1; kill <= KILLS; kill++) {
    await noting.reached();
    // Resend has taken an e-mail: the server dies without knowing that it was sent.
    expect(recipientsOf(await shop.sandbox.emails(), subject)).toHaveLength((await settled()) + 1);
    await shop.killServer();
    await noting.bury();
    if (kill < KILLS) noting = await heldAtShare(kill + 1);
    await longDead(shop.db);
    await shop.startServer();
  }
  await waitUntil(async () => (await status()) === 'sent', { timeout: 600_000, message: 'The letter is not sent' });
  expect(await settled()).toBe(READERS);
  expect(recipientsOf(await shop.sandbox.emails(), subject)).toEqual(addresses.sort());
});
