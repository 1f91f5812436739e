import { channels, minutesToAnnounce, secondsLeft } from '@/components/orders/checkout/shared/clock';

test('a second counts until it is over, and none is ever owed', () => {
  expect(secondsLeft(10_000, 0)).toBe(10);
  expect(secondsLeft(10_000, 1)).toBe(10);
  expect(secondsLeft(10_000, 9_999)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 3_600_000)).toBe(0);
});

test('one channel drains a minute, the last one first', () => {
  expect(channels(900, 15)).toEqual(Array(15).fill(1));
  expect(channels(0, 15)).toEqual(Array(15).fill(0));
  expect(channels(90, 3)).toEqual([1, 0.5, 0]);
});

test('five minutes and one minute are announced once each', () => {
  expect(minutesToAnnounce(302, 301)).toBeNull();
  expect(minutesToAnnounce(301, 300)).toBe(5);
  expect(minutesToAnnounce(300, 299)).toBeNull();
  expect(minutesToAnnounce(61, 60)).toBe(1);
});

test('a computer that slept past both announces the shorter, and nothing once the time is up', () => {
  expect(minutesToAnnounce(800, 30)).toBe(1);
  expect(minutesToAnnounce(800, 0)).toBeNull();
});
