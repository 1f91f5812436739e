import { afterTheFirst } from '@/lib/orders/appointment/move-appointment';

type Outcome = { ok: boolean; reason?: string };

const lost: Outcome = { ok: false, reason: 'lost' };

/** An attempt that ends when it is told to. */
function open(wanted: string, by: string) {
  let end: (outcome: Outcome) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const attempt = jest.fn(
    () =>
      new Promise<Outcome>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  const answer = afterTheFirst({ wanted, by, attempt, lost });
  return { attempt, answer, end: (outcome: Outcome) => end(outcome), fail: (error: Error) => fail(error) };
}

/** Lets everything that waits for an ended promise go on. */
const settle = () => new Promise(setImmediate);

test('who comes while the first gets it has lost without an attempt', async () => {
  const first = open('nine', 'a');
  const others = [open('nine', 'b'), open('nine', 'c')];
  first.end({ ok: true });
  expect(await first.answer).toEqual({ ok: true });
  for (const other of others) {
    expect(await other.answer).toBe(lost);
    expect(other.attempt).not.toHaveBeenCalled();
  }
});

test.each([
  ['does not get it', (first: ReturnType<typeof open>) => first.end({ ok: false })],
  ['fails', (first: ReturnType<typeof open>) => first.fail(new Error('down'))],
])('the others go on if the first %s', async (_name, endOf) => {
  const first = open('nine', 'a');
  const other = open('nine', 'b');
  expect(other.attempt).not.toHaveBeenCalled();
  endOf(first);
  await first.answer.catch(() => undefined);
  await settle();
  other.end({ ok: true });
  expect(await other.answer).toEqual({ ok: true });
});

test('a second press of the same one goes to the database, which knows what has become of the first', async () => {
  const first = open('nine', 'a');
  const again = open('nine', 'a');
  first.end({ ok: true });
  await first.answer;
  await settle();
  again.end({ ok: false, reason: 'stale' });
  expect(await again.answer).toEqual({ ok: false, reason: 'stale' });
});

test('other hours, and those who come later, do not wait', async () => {
  const first = open('nine', 'a');
  const elsewhere = open('ten', 'b');
  expect(elsewhere.attempt).toHaveBeenCalled();
  first.end({ ok: true });
  await first.answer;
  await settle();
  const later = open('nine', 'c');
  expect(later.attempt).toHaveBeenCalled();
  elsewhere.end({ ok: true });
  later.end(lost);
});
