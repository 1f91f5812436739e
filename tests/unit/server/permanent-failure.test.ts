import { PERMANENT_PREFIX, PermanentFailure } from '@/lib/server/permanent-failure';
import { outcomeOf } from '@/lib/server/process/worker-thread/task-outcome';

test('a permanent failure is one on the other side of a thread as well', async () => {
  const failure = new PermanentFailure('Resend: validation_error (422)', 'validation_error');
  const outcome = structuredClone(await outcomeOf(Promise.reject(failure)));
  expect(outcome).toMatchObject({
    fault: { message: `${PERMANENT_PREFIX}Resend: validation_error (422)`, code: 'validation_error' },
  });
});
