import { LASTING_PREFIX, LastingFailure } from '@/lib/lasting-failure';
import { outcomeOf } from '@/lib/server-process/worker-thread/task-outcome';

test('a lasting failure is one on the other side of a thread as well', async () => {
  const failure = new LastingFailure('Resend: validation_error (422)', 'validation_error');
  const outcome = structuredClone(await outcomeOf(Promise.reject(failure)));
  expect(outcome).toMatchObject({
    fault: { message: `${LASTING_PREFIX}Resend: validation_error (422)`, code: 'validation_error' },
  });
});
