import { issueFormTimestamp, readFormTimestamp } from '@/lib/server/security/form-timestamp';
import { looksLikeSpam } from '@/lib/server/security/spam-check';
import { configureServer } from '@/tests/support/stack/server-environment';

beforeAll(configureServer);

const start = new Date('2026-03-02T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const quiet = { honeypot: '', timestamp: '', text: 'Hola, ¿me ayudáis con la hipoteca?' };
const links = 'https://a.example y www.b.example';

describe('a person is never suspected', () => {
  test.each([
    ['without JavaScript, so without a timestamp', quiet, 0],
    ['without JavaScript, with one link', { ...quiet, text: 'Mi caso: https://a.example' }, 0],
    ['a second after beginning', { ...quiet, timestamp: 'fresh' }, 1_000],
    ['with links, a second after beginning', { ...quiet, timestamp: 'fresh', text: links }, 1_000],
    ['with a page that has stood open for two days', { ...quiet, timestamp: 'fresh' }, 2 * 86_400_000],
    ['who has been asked, whatever the form holds', { honeypot: 'x', timestamp: 'again', text: links }, 1_000],
  ])('%s', (_, { timestamp, ...rest }, ms) => {
    const given = timestamp && issueFormTimestamp(timestamp === 'again' ? 'again' : 'fresh', start);
    expect(looksLikeSpam({ ...rest, timestamp: given }, later(ms))).toBe(false);
  });
});

describe('a program is asked', () => {
  test.each([
    ['that fills in the hidden field', { ...quiet, honeypot: 'x' }, 5_000],
    ['that fills it in, timestamp or not', { ...quiet, honeypot: 'x', timestamp: 'fresh' }, 5_000],
    ['that sends half a second after beginning', { ...quiet, timestamp: 'fresh' }, 500],
    ['that advertises without JavaScript', { ...quiet, text: links }, 0],
    ['whose timestamp comes from the future', { ...quiet, timestamp: 'fresh' }, -60_000],
  ])('%s', (_, { timestamp, ...rest }, ms) => {
    const given = timestamp && issueFormTimestamp(timestamp === 'again' ? 'again' : 'fresh', start);
    expect(looksLikeSpam({ ...rest, timestamp: given }, later(ms))).toBe(true);
  });

  test('that writes its own timestamp, or turns one kind into the other', () => {
    const forged = ['fresh.1.x.y', 'x', issueFormTimestamp('fresh', start).replace('fresh', 'again')];
    for (const timestamp of forged) expect(looksLikeSpam({ ...quiet, timestamp }, later(5_000))).toBe(true);
  });
});

test('a timestamp is read as what it was issued as, for two hours', () => {
  const timestamp = issueFormTimestamp('fresh', start);
  expect(readFormTimestamp(timestamp, later(3_000))).toEqual({ kind: 'fresh', ageMs: 3_000 });
  expect(readFormTimestamp(timestamp, later(2 * 3_600_000 + 1))).toEqual({ kind: 'none' });
  expect(readFormTimestamp(`${timestamp}x`, start)).toEqual({ kind: 'forged' });
  expect(issueFormTimestamp('fresh', start)).not.toBe(timestamp);
});
