import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aside, provideThread } from '@/lib/aside/aside';
import { openThread } from '@/lib/aside/open-thread';
import { outcomeOf } from '@/lib/aside/outcome';
import { log, withRequestId } from '@/lib/log';

const here = (input: unknown) => Promise.resolve({ here: input });

type Seen = { threadId: number };

afterEach(() => provideThread(undefined));

test('without a thread the work is done here', async () => {
  expect(await aside('read-consultation', here, 1)).toEqual({ here: 1 });
});

test('without the program of the thread too, and the log says so', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  openThread('/nowhere/aside-thread.mjs');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await aside('read-consultation', here, 1)).toEqual({ here: 1 });
  warn.mockRestore();
});

test('an error keeps its name, message and code, and nothing that cannot be copied', async () => {
  const error = Object.assign(new TypeError('no'), { code: 'E_NO', cause: { call: () => 1 } });
  const outcome = structuredClone(await outcomeOf(Promise.reject(error)));
  provideThread(async () => outcome);
  const thrown = await aside('read-consultation', here, 1).catch((fault: unknown) => fault);
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toMatchObject({ name: 'TypeError', message: 'no', code: 'E_NO', stack: error.stack });
});

describe('a thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sofa-aside-'));
  const program = join(folder, 'aside-thread.mjs');
  beforeAll(() =>
    writeFileSync(
      program,
      `import { isMainThread, threadId } from 'node:worker_threads';
      export default async function run({ name, input, requestId }) {
        if (input === "die") await new Promise(() => setTimeout(() => { throw new Error("dies"); }));
        let text = '';
        if (input.body) for await (const chunk of input.body) text += Buffer.from(chunk).toString();
        return { value: { name, isMainThread, threadId, requestId, text } };
      }`,
    ),
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  test('does the work with the streams that were moved to it, for the request that asked', async () => {
    openThread(program);
    const body = new Blob(['one ', 'two']).stream();
    const work = () => aside('send-consultation-email', here, { body }, [body]);
    expect(await withRequestId('r1', work)).toEqual({
      name: 'send-consultation-email',
      isMainThread: false,
      threadId: expect.any(Number),
      requestId: 'r1',
      text: 'one two',
    });
  });

  test('that dies fails what it was doing, and the next work gets another', async () => {
    openThread(program);
    const threadOf = async () => ((await aside<unknown, object>('read-consultation', here, {})) as Seen).threadId;
    const first = await threadOf();
    expect(await threadOf()).toBe(first);
    await expect(aside('read-consultation', here, 'die')).rejects.toThrow('dies');
    expect(await threadOf()).not.toBe(first);
  });
});
