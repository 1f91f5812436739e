import { runAndNote } from '@/lib/server/jobs/sweep-runs';

const failing = (error: Error) => async () => Promise.reject(error);

test('a run that ends well is noted', async () => {
  const note = jest.fn(async () => undefined);
  await runAndNote(async () => undefined, note);
  expect(note).toHaveBeenCalledTimes(1);
});

test('so is one that could not settle single orders, and its fault is thrown on', async () => {
  const note = jest.fn(async () => undefined);
  const fault = new AggregateError([new Error('one')], 'Orders cannot be settled');
  await expect(runAndNote(failing(fault), note)).rejects.toBe(fault);
  expect(note).toHaveBeenCalledTimes(1);
});

test.each([
  ['any other fault', new Error('all')],
  ['a host that does not answer', Object.assign(new AggregateError([new Error('::1')]), { code: 'ECONNREFUSED' })],
])('%s is no run', async (_, fault) => {
  const note = jest.fn(async () => undefined);
  await expect(runAndNote(failing(fault), note)).rejects.toBe(fault);
  expect(note).not.toHaveBeenCalled();
});
