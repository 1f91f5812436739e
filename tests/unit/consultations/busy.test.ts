import { heavyWork, NoTurn } from '@/lib/consultations/files/heavy-work';
import { Turns } from '@/lib/consultations/files/turns';
import { readConsultation } from '@/lib/consultations/read-consultation';
import { answers, letter, pdf } from '@/tests/support/consultation';
import { configureServer } from '@/tests/support/server-environment';

const PATIENCE_MS = 30_000;

/** Nobody's turn comes in time. */
class Crowd extends Turns {
  override take(): Promise<null> {
    return Promise.resolve(null);
  }
}

const shared = globalThis as { sofaHeavyWork?: Turns };
beforeAll(configureServer);

test('a visitor whose files do not get their turn is told to come back', async () => {
  shared.sofaHeavyWork = new Crowd(2);
  const { headers, body } = new Response(letter(answers(), [{ name: 'a.pdf', content: pdf() }]));
  if (!body) throw new Error('The letter has no body');
  const arriving = { contentType: headers.get('content-type') ?? '', body, patience: PATIENCE_MS, now: new Date() };
  expect(await readConsultation(arriving)).toEqual({ ok: false, reason: 'busy' });
});

test('a job that does not get its turn fails, and is tried again', async () => {
  shared.sofaHeavyWork = new Turns(1);
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const before = heavyWork(performance.now(), () => ended);
  const work = jest.fn(async () => 'done');
  await expect(heavyWork(performance.now(), work)).rejects.toThrow(NoTurn);
  expect(work).not.toHaveBeenCalled();
  end();
  await before;
  expect(await heavyWork(performance.now(), work)).toBe('done');
});
