import { issueFormTimestamp, readFormTimestamp } from '@/lib/security/form-timestamp';
import { looksLikeSpam } from '@/lib/security/spam-check';
import { configureServer } from '@/tests/support/stack/server-environment';

beforeAll(configureServer);

const start = new Date('2026-03-02T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const quiet = { honeypot: '', stamp: '', text: 'Hola, ¿me ayudáis con la hipoteca?' };
const links = 'https://a.example y www.b.example';

describe('a person is never suspected', () => {
  test.each([
    ['without JavaScript, so without a stamp', quiet, 0],
    ['without JavaScript, with one link', { ...quiet, text: 'Mi caso: https://a.example' }, 0],
    ['a second after beginning', { ...quiet, stamp: 'fresh' }, 1_000],
    ['with links, a second after beginning', { ...quiet, stamp: 'fresh', text: links }, 1_000],
    ['with a page that has stood open for two days', { ...quiet, stamp: 'fresh' }, 2 * 86_400_000],
    ['who has been asked, whatever the form holds', { honeypot: 'x', stamp: 'again', text: links }, 1_000],
  ])('%s', (_, { stamp, ...rest }, ms) => {
    const given = stamp && issueFormTimestamp(stamp === 'again' ? 'again' : 'fresh', start);
    expect(looksLikeSpam({ ...rest, stamp: given }, later(ms))).toBe(false);
  });
});

describe('a program is asked', () => {
  test.each([
    ['that fills in the hidden field', { ...quiet, honeypot: 'x' }, 5_000],
    ['that fills it in, stamp or not', { ...quiet, honeypot: 'x', stamp: 'fresh' }, 5_000],
    ['that sends half a second after beginning', { ...quiet, stamp: 'fresh' }, 500],
    ['that advertises without JavaScript', { ...quiet, text: links }, 0],
    ['whose stamp comes from the future', { ...quiet, stamp: 'fresh' }, -60_000],
  ])('%s', (_, { stamp, ...rest }, ms) => {
    const given = stamp && issueFormTimestamp(stamp === 'again' ? 'again' : 'fresh', start);
    expect(looksLikeSpam({ ...rest, stamp: given }, later(ms))).toBe(true);
  });

  test('that writes its own stamp, or turns one kind into the other', () => {
    const forged = ['fresh.1.x.y', 'x', issueFormTimestamp('fresh', start).replace('fresh', 'again')];
    for (const stamp of forged) expect(looksLikeSpam({ ...quiet, stamp }, later(5_000))).toBe(true);
  });
});

test('a stamp is read as what it was issued as, until it is a day old', () => {
  const stamp = issueFormTimestamp('fresh', start);
  expect(readFormTimestamp(stamp, later(3_000))).toEqual({ kind: 'fresh', ageMs: 3_000 });
  expect(readFormTimestamp(stamp, later(86_400_001))).toEqual({ kind: 'none' });
  expect(readFormTimestamp(`${stamp}x`, start)).toEqual({ kind: 'forged' });
  expect(issueFormTimestamp('fresh', start)).not.toBe(stamp);
});
