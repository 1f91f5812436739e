import { deliveryDay, deliveryOf } from '@/lib/orders/delivery/delivery-of';

const paidAt = new Date('2026-11-26T18:00:00Z');
const plan = { delivered: 'Tu plan por escrito', deliveryDays: 2, followUpDays: null };
const workbook = { delivered: 'Cuaderno en PDF', deliveryDays: null, followUpDays: null };
const paid = { status: 'confirmed', paidAt, product: plan, downloads: [], booking: null } as const;
const downloads = [{ id: 'd', firstLinkVersion: 1, validUntil: paidAt, deliverable: { title: 'Cuaderno' } }];

test.each([
  ['a Thursday and two days', '2026-11-26T18:00:00Z', 2, '2026-11-30'],
  ['a Friday and one day', '2026-11-27T08:00:00Z', 1, '2026-11-30'],
  ['a Saturday and one day', '2026-11-28T12:00:00Z', 1, '2026-11-30'],
  ['a Friday before two holidays and two days', '2026-12-04T08:00:00Z', 2, '2026-12-10'],
  ['a night that is another day in Madrid', '2026-11-25T23:30:00Z', 1, '2026-11-27'],
])('%s: never on a weekend or a holiday', (_, from, days, until) => {
  expect(deliveryDay(new Date(from), days, [])).toBe(until);
});

test('what comes later is due from the payment, or from the appointment if there is one', () => {
  const booking = { endsAt: new Date('2026-12-14T12:00:00Z') };
  expect(deliveryOf({ ...paid }, [])?.later).toEqual({ what: plan.delivered, until: '2026-11-30' });
  expect(deliveryOf({ ...paid, booking }, [])?.later).toEqual({ what: plan.delivered, until: '2026-12-16' });
});

test('files are there at once, and nothing comes later', () => {
  expect(deliveryOf({ ...paid, product: workbook, downloads }, [])).toEqual({
    files: [{ downloadId: 'd', firstLinkVersion: 1, title: 'Cuaderno', validUntil: paidAt }],
    later: null,
    followUp: null,
  });
});

test('a session that follows is due from a day after the appointment, and without one from none', () => {
  const product = { ...plan, followUpDays: 30 };
  const booking = { endsAt: new Date('2026-12-14T23:30:00Z') };
  expect(deliveryOf({ ...paid, product, booking }, [])?.followUp).toBe('2027-01-14');
  expect(deliveryOf({ ...paid, product }, [])?.followUp).toBeNull();
});

test.each(['pending', 'refunded', 'needs_attention', 'expired'] as const)(
  'an order that is %s delivers nothing',
  (status) => {
    expect(deliveryOf({ ...paid, status, product: workbook, downloads }, [])).toBeNull();
  },
);

test('a holiday that the firm had added before the payment counts, and one that came later moves nothing', () => {
  const local = {
    date: '2026-11-27',
    name: 'Fiesta local',
    addedAt: new Date('2026-11-26T17:00:00Z'),
    removedAt: null,
  };
  const until = (one: typeof local) => deliveryOf({ ...paid }, [one])?.later?.until;
  expect(until(local)).toBe('2026-12-01');
  expect(until({ ...local, addedAt: new Date('2026-11-26T19:00:00Z') })).toBe('2026-11-30');
});
