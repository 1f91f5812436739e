import messages from '@/lib/shared/i18n/messages';
import { STAFF } from '@/tests/support/http/outbox';
import { FirstConsultations } from '@/tests/support/shop/first-consultations';
import { sharedShop } from '@/tests/support/shop/shop';
import { until } from '@/tests/support/stack/until';

const { kept } = messages.FirstConsultation;

const shop = sharedShop();
const visits = new FirstConsultations(shop);
beforeEach(() => shop.clear());

describe('a mailbox that has its appointment', () => {
  test('gets an e-mail that says so, and whoever typed it sees what all see', async () => {
    const { email } = await visits.booked(shop.hours.next());
    const { page } = await visits.offer();
    const hour = shop.hours.next();
    expect((await visits.choose(page, { hour, email })).html).toContain(`>${kept.title}</h1>`);
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

describe('while e-mails or meetings wait', () => {
  const startsOf = async (email: string, start: string) =>
    (await visits.mailsTo(email)).filter(({ subject }) => subject.startsWith(start));

  test('an appointment that was moved and cancelled leaves the calendar in which the move has put it', async () => {
    await shop.sandbox.fail('google', 'down');
    const { link, email } = await visits.booked(shop.hours.next());
    await visits.move(link, shop.hours.next());
    const sent = async () => (await shop.sandbox.emails()).map(({ subject }) => subject);
    const isSent = async () => (await sent()).some((subject) => subject.startsWith('Has cambiado'));
    await until(isSent, 'The change is not sent');
    await visits.cancel(link);
    await shop.sandbox.fail('google', 'none');
    await shop.jobs.laterDone();
    expect(await startsOf(email, 'Tu primera consulta está confirmada')).toEqual([]);
    const [cancelled] = await startsOf(email, 'Cita anulada');
    expect(cancelled?.attachments.map(({ filename }) => filename)).toEqual(['cita.ics']);
  });

  test('staff are not told of an appointment that is cancelled by then', async () => {
    const { page, email } = await visits.offer();
    await visits.choose(page, { hour: shop.hours.next(), email });
    const link = await visits.link(email);
    await shop.sandbox.fail('resend', 'down');
    await visits.confirm(link);
    await visits.cancel(link);
    await shop.sandbox.fail('resend', 'none');
    await shop.jobs.laterDone();
    const toStaff = (await visits.mailsTo(STAFF)).filter(({ replyTo }) => replyTo.includes(email));
    const subjects = toStaff.map(({ subject }) => subject).filter((subject) => subject.startsWith('Primera'));
    expect(subjects).toEqual(['Primera consulta anulada: Eva Ruiz']);
  });
});
