import { KeyedSemaphore, Semaphore } from '@/lib/server/uploads/semaphore';
import { passUploadGate } from '@/lib/server/uploads/upload-gate';

const sent = { ok: true, consultationId: 'a', hasHour: false } as const;

/** A gate whose slots do not become free in time. */
class FullGate extends Semaphore {
  override run(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Work that lasts until `end` is called. */
function openWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: jest.fn(() => ended), end };
}

const gates = (uploads = new Semaphore(20)) => ({ uploads, networks: new KeyedSemaphore(3) });

test('an upload whose slot does not come in time is answered as busy, and is not read', async () => {
  const upload = jest.fn(async () => sent);
  expect(await passUploadGate('n', upload, gates(new FullGate(20)))).toEqual({ ok: false, reason: 'busy' });
  expect(upload).not.toHaveBeenCalled();
});

test('twenty uploads are in progress at once, and the next waits for the first of them', async () => {
  const first = openWork();
  const others = openWork();
  const last = jest.fn(async () => sent);
  const uploads = [first, ...Array(19).fill(others)].map(({ run }, index) =>
    passUploadGate(`network ${index}`, async () => {
      await run();
      return sent;
    }),
  );
  const waiting = passUploadGate('another network', last);
  await new Promise(setImmediate);
  expect(first.run.mock.calls.length + others.run.mock.calls.length).toBe(20);
  expect(last).not.toHaveBeenCalled();
  first.end();
  expect(await waiting).toEqual(sent);
  others.end();
  expect(await Promise.all(uploads)).toEqual(Array(20).fill(sent));
});

describe('one network', () => {
  afterEach(() => jest.useRealTimers());

  test('has three uploads in progress; others do not wait for them', async () => {
    const [own, open] = [gates(), openWork()];
    const hold = () => open.run().then(() => sent);
    const held = [1, 2, 3].map(() => passUploadGate('office', hold, own));
    const fourth = jest.fn(async () => sent);
    const waiting = passUploadGate('office', fourth, own);
    expect(await passUploadGate('elsewhere', async () => sent, own)).toEqual(sent);
    expect(fourth).not.toHaveBeenCalled();
    open.end();
    expect(await Promise.all([...held, waiting])).toEqual(Array(4).fill(sent));
  });

  test('gets a reason of its own after half a minute, and takes no slot of the others meanwhile', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const [own, open] = [gates(new Semaphore(4)), openWork()];
    const held = [1, 2, 3].map(() => passUploadGate('office', () => open.run().then(() => sent), own));
    const fourth = jest.fn(async () => sent);
    const waiting = passUploadGate('office', fourth, own);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await waiting).toEqual({ ok: false, reason: 'network-busy' });
    expect(fourth).not.toHaveBeenCalled();
    expect(await passUploadGate('elsewhere', async () => sent, own)).toEqual(sent);
    open.end();
    await Promise.all(held);
  });
});

test('work that waited too long is never started, and the slot goes to what comes next', async () => {
  const gate = new Semaphore(1);
  const before = openWork();
  const running = gate.run(before.run, 0);
  const late = jest.fn(async () => 'late');
  expect(await gate.run(late, 0)).toBeNull();
  before.end();
  await running;
  expect(await gate.run(async () => 'next', 0)).toBe('next');
  expect(late).not.toHaveBeenCalled();
});
