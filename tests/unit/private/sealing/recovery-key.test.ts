import fc from 'fast-check';
import { isGroupOf, newRecoveryKey, parseRecoveryKey, type RecoveryKey } from '@/lib/private/sealing/recovery-key';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const key = fc.constant(null).map(() => newRecoveryKey());

test('has 130 bits and two check digits in seven groups of four, and is another each time', () => {
  const keys = Array.from({ length: 200 }, () => newRecoveryKey());
  expect(new Set(keys).size).toBe(200);
  for (const one of keys) expect(one).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('is read as a person copies it from paper', () => {
  fc.assert(
    fc.property(key, (one) => {
      const copies = [one, one.toLowerCase(), one.replaceAll('-', ' '), one.replaceAll('-', ''), ` ${one}\n`];
      const pasted = ['–', '·', '.', '/', ', ', '_', '\u00a0', '\u200e', '\u00ad'].map((between) =>
        one.replaceAll('-', between),
      );
      const wide = one.replace(/[0-9A-Z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
      const lookalikes = [
        one.replaceAll('0', 'O'),
        one.replaceAll('0', 'o'),
        one.replaceAll('1', 'l'),
        one.replaceAll('1', 'I'),
      ];
      for (const copy of [...copies, ...pasted, wide, ...lookalikes])
        expect(parseRecoveryKey(copy)).toEqual({ ok: true, key: one });
    }),
    { numRuns: 200, seed: 17 },
  );
});

test('one wrong digit, and two neighbours that changed places, are always noticed', () => {
  const digits = (one: RecoveryKey) => [...one.replaceAll('-', '')];
  fc.assert(
    fc.property(key, fc.nat(27), fc.nat(31), (one, at, digit) => {
      const wrong = digits(one);
      fc.pre(wrong[at] !== DIGITS[digit]);
      wrong[at] = DIGITS[digit] ?? '';
      expect(parseRecoveryKey(wrong.join(''))).toEqual({ ok: false, reason: 'check' });
    }),
    { numRuns: 1000, seed: 17 },
  );
  fc.assert(
    fc.property(key, fc.nat(24), (one, at) => {
      const swapped = digits(one);
      const [left = '', right = ''] = swapped.slice(at, at + 2);
      fc.pre(left !== right);
      swapped.splice(at, 2, right, left);
      expect(parseRecoveryKey(swapped.join(''))).toEqual({ ok: false, reason: 'check' });
    }),
    { numRuns: 1000, seed: 17 },
  );
});

test('says what is wrong with it', () => {
  const one = newRecoveryKey();
  expect(parseRecoveryKey('')).toEqual({ ok: false, reason: 'length' });
  expect(parseRecoveryKey(one.slice(1))).toEqual({ ok: false, reason: 'length' });
  expect(parseRecoveryKey(`U${one.slice(1)}`)).toEqual({ ok: false, reason: 'digit' });
  expect(parseRecoveryKey(`ñ${one.slice(1)}`)).toEqual({ ok: false, reason: 'digit' });
});

test('is proved by typing back some of its groups', () => {
  const one = newRecoveryKey();
  const groups = one.split('-');
  expect(isGroupOf(one, 2, ` ${groups[1]?.toLowerCase()} `)).toBe(true);
  expect(isGroupOf(one, 2, groups[2] === groups[1] ? '' : (groups[2] ?? ''))).toBe(false);
  expect(isGroupOf(one, 8, '')).toBe(false);
});
