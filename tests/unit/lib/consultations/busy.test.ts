import { Semaphore } from '@/lib/consultations/files/semaphore';
import { NoSlotInTime, withUploadSlot } from '@/lib/consultations/files/upload-slots';
import { processUpload } from '@/lib/consultations/process-upload';
import { answers, letter, pdf } from '@/tests/support/shop/consultation-payload';
import { configureServer } from '@/tests/support/stack/server-environment';

const PATIENCE_MS = 30_000;

/** Nobody's turn comes in time. */
class Crowd extends Semaphore {
  override take(): Promise<null> {
    return Promise.resolve(null);
  }
}

const shared = globalThis as { sofaHeavyWork?: Semaphore };
beforeAll(configureServer);

test('a visitor whose files do not get their turn is told to come back', async () => {
  shared.sofaHeavyWork = new Crowd(2);
  const { headers, body } = new Response(letter(answers(), [{ name: 'a.pdf', content: pdf() }]));
  if (!body) throw new Error('The letter has no body');
  const arriving = { contentType: headers.get('content-type') ?? '', body, patience: PATIENCE_MS, now: new Date() };
  expect(await processUpload(arriving)).toEqual({ ok: false, reason: 'busy' });
});

test('a job that does not get its turn fails, and is tried again', async () => {
  shared.sofaHeavyWork = new Semaphore(1);
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const before = withUploadSlot(performance.now(), () => ended);
  const work = jest.fn(async () => 'done');
  await expect(withUploadSlot(performance.now(), work)).rejects.toThrow(NoSlotInTime);
  expect(work).not.toHaveBeenCalled();
  end();
  await before;
  expect(await withUploadSlot(performance.now(), work)).toBe('done');
});
