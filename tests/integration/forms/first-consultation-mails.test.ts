import messages from '@/messages/es.json';
import { FirstConsultations } from '@/tests/support/shop/first-consultations';
import { openSharedShop, type SharedShop } from '@/tests/support/shop/shop';

const { kept } = messages.FirstConsultation;

let shop: SharedShop;
let visits: FirstConsultations;
beforeAll(async () => {
  shop = await openSharedShop();
  visits = new FirstConsultations(shop);
});
afterAll(() => shop.stop());
beforeEach(() => shop.clear());

describe('a mailbox that has its appointment', () => {
  test('gets an e-mail that says so, and whoever typed it sees what all see', async () => {
    const { email } = await visits.booked(shop.hours.next());
    const { page } = await visits.offer();
    const hour = shop.hours.next();
    expect((await visits.choose(page, { hour, email })).html).toContain(kept.title);
    expect((await visits.forms.open(page)).html).toMatch(/Ya tienes guardada una hora: (?!\{)/);
    expect(await shop.slotStatus(hour)).toBe('booked');
    const subjects = (await visits.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Ya tienes una primera consulta'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.startsWith('Confirma tu hora'))).toHaveLength(1);
  });

  test('is told of one that is over, and not to change it', async () => {
    const { email } = await visits.booked(shop.hours.next());
    await shop.db.query(
      "UPDATE bookings SET starts_at = starts_at - interval '59 days', ends_at = ends_at - interval '59 days'",
    );
    const { page } = await visits.offer();
    await visits.choose(page, { hour: shop.hours.next(), email });
    const mails = await visits.mailsTo(email);
    expect(mails.filter(({ subject }) => subject.startsWith('Ya tienes una primera consulta'))).toEqual([]);
    const had = mails.filter(({ subject }) => subject.startsWith('Ya has tenido tu primera consulta'));
    expect(had.map(({ attachments }) => attachments)).toEqual([[]]);
  });
});
