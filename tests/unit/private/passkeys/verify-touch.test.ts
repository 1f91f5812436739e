import { judgeCounter } from '@/lib/private/passkeys/verify-touch';

const bound = { backedUp: false, backupEligible: false };
const synced = { backedUp: false, backupEligible: true };
const unknown = { backedUp: false, backupEligible: null };

test.each([
  [0n, 0, 'goes-on'],
  [0n, 1, 'goes-on'],
  [5n, 6, 'goes-on'],
  [5n, 900, 'goes-on'],
])('after %s a count of %s goes on, whatever the passkey', (counter, told, verdict) => {
  for (const kind of [bound, synced, unknown])
    expect(judgeCounter({ ...kind, counter }, { counter: told })).toBe(verdict);
});

test.each([5, 4, 0])(
  'after 5 a count of %s is a hint of a synced passkey, and refused of one bound to its device',
  (told) => {
    const before = { counter: 5n };
    expect(judgeCounter({ ...synced, ...before }, { counter: told })).toBe('fell');
    expect(judgeCounter({ ...bound, ...before }, { counter: told })).toBe('behind');
  },
);

test('what a passkey has said when it was made stands', () => {
  expect(judgeCounter({ ...bound, backedUp: true, counter: 5n }, { counter: 0 })).toBe('behind');
  expect(judgeCounter({ ...synced, counter: 5n }, { counter: 0 })).toBe('fell');
});

test('one from before is synced if it was backed up', () => {
  expect(judgeCounter({ ...unknown, backedUp: true, counter: 5n }, { counter: 0 })).toBe('fell');
  expect(judgeCounter({ ...unknown, counter: 5n }, { counter: 0 })).toBe('behind');
});
