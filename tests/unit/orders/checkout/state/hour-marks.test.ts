/** @jest-environment jsdom */
import { isMarked, markHour } from '@/components/orders/checkout/state/use-hold';

type Held = { name: string };

/** The part of the browser's lock manager that is used, with the locks of all tabs. */
class Locks {
  held: Held[] = [];
  async request(name: string, _: object, whileHeld: () => Promise<void>): Promise<void> {
    const lock = { name };
    this.held.push(lock);
    await whileHeld();
    this.held = this.held.filter((other) => other !== lock);
  }
  query = async () => ({ held: this.held });
}

const provide = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
const hour = { date: '2026-12-01', time: '10:00', minutes: 90 };

test('an hour is marked until it is given up', async () => {
  provide(new Locks());
  expect(await isMarked(hour)).toBe(false);
  const end = markHour(hour);
  expect(await isMarked(hour)).toBe(true);
  end();
  await Promise.resolve();
  expect(await isMarked(hour)).toBe(false);
});

test.each([
  ['10:00', 60, true],
  ['11:00', 60, true],
  ['09:00', 60, false],
  ['09:00', 90, true],
  ['12:00', 60, false],
])('with 10:00 to 11:30 marked, %s for %i minutes overlaps: %s', async (time, minutes, overlaps) => {
  provide(new Locks());
  markHour(hour);
  expect(await isMarked({ date: hour.date, time, minutes })).toBe(overlaps);
  expect(await isMarked({ date: '2026-12-02', time, minutes })).toBe(false);
});

test('a page that is left marks nothing, and marks again when it is restored', async () => {
  provide(new Locks());
  markHour(hour);
  window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  expect(await isMarked(hour)).toBe(false);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await isMarked(hour)).toBe(true);
});

test('a browser without locks, or one that refuses them, knows of no other tab', async () => {
  provide(undefined);
  markHour(hour)();
  expect(await isMarked(hour)).toBe(false);
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  provide({ request: refuse, query: refuse });
  markHour(hour)();
  expect(await isMarked(hour)).toBe(false);
});

test('locks of other names say nothing', async () => {
  const locks = new Locks();
  locks.held.push({ name: 'another' });
  provide(locks);
  expect(await isMarked(hour)).toBe(false);
});
