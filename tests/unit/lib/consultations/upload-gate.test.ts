import { Semaphore } from '@/lib/consultations/semaphore';
import { passUploadGate } from '@/lib/consultations/upload-gate';

const sent = { ok: true } as const;

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

test('an upload whose slot does not come in time is answered as busy, and is not read', async () => {
  const upload = jest.fn(async () => sent);
  expect(await passUploadGate(upload, new FullGate(20))).toEqual({ ok: false, reason: 'busy' });
  expect(upload).not.toHaveBeenCalled();
});

test('twenty uploads are in progress at once, and the next waits for the first of them', async () => {
  const first = openWork();
  const others = openWork();
  const last = jest.fn(async () => sent);
  const uploads = [first, ...Array(19).fill(others)].map(({ run }) =>
    passUploadGate(async () => {
      await run();
      return sent;
    }),
  );
  const waiting = passUploadGate(last);
  await Promise.resolve();
  expect(first.run.mock.calls.length + others.run.mock.calls.length).toBe(20);
  expect(last).not.toHaveBeenCalled();
  first.end();
  expect(await waiting).toEqual(sent);
  others.end();
  expect(await Promise.all(uploads)).toEqual(Array(20).fill(sent));
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
