import { isLastingFailure, LastingFailure } from '@/lib/lasting-failure';
import { outcomeOf } from '@/lib/server-process/worker-thread/task-outcome';

test('a lasting failure is one on the other side of a thread as well', async () => {
  const failure = new LastingFailure('Resend: validation_error (422)', 'validation_error');
  const outcome = structuredClone(await outcomeOf(Promise.reject(failure)));
  const copy = 'fault' in outcome ? Object.assign(new Error(outcome.fault.message), outcome.fault) : null;
  expect([failure, copy, new Error('x'), undefined].map(isLastingFailure)).toEqual([true, true, false, false]);
  expect(copy).toMatchObject({ message: 'Resend: validation_error (422)', code: 'validation_error' });
});
