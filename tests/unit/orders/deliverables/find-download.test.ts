import { closedReason, MOST_DOWNLOADS } from '@/lib/orders/deliverables/find-download';

const now = new Date('2026-12-01T10:00:00Z');
const open = {
  validUntil: new Date('2027-12-01T10:00:00Z'),
  revokedAt: null,
  downloadCount: 0,
  orderStatus: 'confirmed',
} as const;

test.each([
  ['a paid order opens its file', open, null],
  ['up to the last download', { ...open, downloadCount: MOST_DOWNLOADS - 1 }, null],
  ['not after it', { ...open, downloadCount: MOST_DOWNLOADS }, 'used-up'],
  ['not from the end of its year on', { ...open, validUntil: now }, 'expired'],
  ['not once staff have revoked it', { ...open, revokedAt: now }, 'revoked'],
  ['not after a refund, which is told first', { ...open, orderStatus: 'refunded', revokedAt: now }, 'refunded'],
  ['not while a person has to look at the order', { ...open, orderStatus: 'needs_attention' }, 'revoked'],
] as const)('%s', (_, granted, reason) => {
  expect(closedReason(granted, now)).toBe(reason);
});
