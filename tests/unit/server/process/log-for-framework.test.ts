import { log } from '@/lib/server/log';
import { logForFramework } from '@/lib/server/process/log-for-framework';

const { error, warn } = console;
afterEach(() => {
  Object.assign(console, { error, warn });
  jest.restoreAllMocks();
});

function written(level: 'error' | 'warn', ...values: unknown[]): unknown[] {
  const write = jest.spyOn(log, level).mockImplementation(() => undefined);
  logForFramework();
  console[level](...values);
  return write.mock.calls[0] ?? [];
}

test('of an error the kind and the place are logged, of its message and of other texts nothing', () => {
  const [fields, message] = written('error', ' ⨯ /checkout?email=eva@example.com', new TypeError('eva@example.com'));
  expect(fields).toEqual({ error: expect.objectContaining({ name: 'TypeError' }) });
  expect(message).toBe('message of the framework');
  expect(JSON.stringify(fields)).not.toContain('eva');
});

test('an uncaught exception and an unhandled rejection are named', () => {
  expect(written('error', ' ⨯ unhandledRejection: ', new Error('no'))[1]).toBe('unhandledRejection');
  expect(written('warn', 'uncaughtException')).toEqual([{}, 'uncaughtException']);
});
