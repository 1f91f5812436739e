import { findLinkedStatement } from '@/lib/orders/withdrawal/find-statement';

const submittedAt = new Date('2026-11-22T20:30:00Z');
const stored = {
  id: '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4',
  state: 'registered',
  channel: 'public',
  ackEmail: 'irene@correo.example',
  submittedAt,
  executedAt: null,
  keptAt: null,
};
const findUnique = jest.fn();

jest.mock('@/lib/server/db', () => ({ db: () => ({ withdrawal: { findUnique } }) }));
jest.mock('@/lib/orders/withdrawal/statement-link', () => ({ statementOfLink: () => 'one' }));

test('its sender sees the mailbox of a statement that stands, also of one that fits no order', async () => {
  for (const state of ['registered', 'unmatched']) {
    findUnique.mockResolvedValueOnce({ ...stored, state });
    expect(await findLinkedStatement('link')).toMatchObject({ ackEmail: 'irene@correo.example', undone: null });
  }
});

test('one that was undone says so whether or not its moment was stored, and masks the mailbox, which is the order’s', async () => {
  for (const keptAt of [submittedAt, null]) {
    findUnique.mockResolvedValueOnce({ ...stored, state: 'kept-by-buyer', keptAt });
    expect(await findLinkedStatement('link')).toMatchObject({ ackEmail: 'i…@c….example', undone: { at: keptAt } });
  }
});
