import { addMinutes } from 'date-fns';
import type { Condition } from '@/lib/server/condition';
import { judgeAlerts, type OpenAlert } from '@/lib/server/watch/judge-alerts';

const start = new Date('2026-03-02T10:00:00Z');
const at = (minutes: number) => addMinutes(start, minutes);
const after = (minutes: number) => () => minutes;

function condition(changes: Partial<Condition> = {}): Condition {
  return { kind: 'queue-waiting', key: 'queue', since: start, figures: { jobs: 1 }, ...changes };
}

function open(changes: Partial<OpenAlert> = {}): OpenAlert {
  return { ...condition(), id: 'a1', seenAt: start, toldAt: null, ...changes };
}

const found = (...conditions: Condition[]) => ({ conditions, unread: [] });

test('a condition is kept in mind at once, and told when it has lasted long enough', () => {
  const first = judgeAlerts([], found(condition({ since: at(2) })), after(5), at(2));
  expect(first).toMatchObject({ standing: [{ id: null, since: at(2), toldAt: null }], items: [] });
  const later = judgeAlerts([open({ since: at(2) })], found(condition({ since: at(7) })), after(5), at(7));
  expect(later).toMatchObject({
    standing: [{ id: 'a1', since: at(2), toldAt: at(7) }],
    items: [{ kind: 'queue-waiting', since: at(2).toISOString(), overAt: null, figures: { jobs: 1 } }],
  });
});

test('a condition that has lasted before it was seen is told at once', () => {
  expect(judgeAlerts([], found(condition()), after(5), at(60)).items).toHaveLength(1);
});

test('what has been told is not told again, and its figures are kept up to date', () => {
  const judged = judgeAlerts([open({ toldAt: at(1) })], found(condition({ figures: { jobs: 9 } })), after(0), at(30));
  expect(judged).toMatchObject({ standing: [{ id: 'a1', toldAt: at(1), figures: { jobs: 9 } }], items: [], over: [] });
});

test('it is over when it was not there for two minutes, and that is told once', () => {
  const told = open({ toldAt: start });
  expect(judgeAlerts([told], found(), after(0), at(1))).toMatchObject({ over: [], items: [] });
  expect(judgeAlerts([told], found(), after(0), at(2))).toMatchObject({
    over: [{ id: 'a1' }],
    items: [{ kind: 'queue-waiting', overAt: at(2).toISOString() }],
  });
});

test('what ends before it was told is forgotten without a word', () => {
  expect(judgeAlerts([open()], found(), after(12), at(5))).toMatchObject({
    over: [],
    neverTold: [{ id: 'a1' }],
    items: [],
  });
});

test('a read that fails ends nothing', () => {
  const judged = judgeAlerts(
    [open({ toldAt: start })],
    { conditions: [], unread: ['queue-waiting'] },
    after(0),
    at(30),
  );
  expect(judged).toMatchObject({ over: [], neverTold: [], items: [] });
});

test('two of one kind are two alerts in one message', () => {
  const orders = ['o1', 'o2'].map((key) => condition({ kind: 'order-unconfirmed', key }));
  const judged = judgeAlerts([], found(...orders), after(0), at(1));
  expect(judged.items.map(({ key }) => key)).toEqual(['o1', 'o2']);
});

test('a server whose clock is behind takes nothing back', () => {
  const judged = judgeAlerts([open({ seenAt: at(10) })], found(condition()), after(60), at(8));
  expect(judged.standing).toMatchObject([{ seenAt: at(10) }]);
  expect(judgeAlerts([open({ seenAt: at(10), toldAt: start })], found(), after(0), at(8)).over).toEqual([]);
});
