import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, withRequestId } from '@/lib/server/log';
import { openWorkerThread } from '@/lib/server/process/worker-thread/open-worker-thread';
import { RestartableThread } from '@/lib/server/process/worker-thread/restartable-thread';
import { provideWorkerThread, runInWorkerThread } from '@/lib/server/process/worker-thread/run-in-worker-thread';
import { outcomeOf } from '@/lib/server/process/worker-thread/task-outcome';
import { isThreadEnded } from '@/lib/server/process/worker-thread/thread-ended';
import { until } from '@/tests/support/stack/until';

const here = (input: unknown) => Promise.resolve({ here: input });

type Seen = { threadId: number };

afterEach(() => provideWorkerThread(undefined));

test('without a thread the work runs in this one', async () => {
  expect(await runInWorkerThread('process-upload', here, 1)).toEqual({ here: 1 });
});

test('without the built program it runs in this thread too, and the log says so', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  openWorkerThread('/nowhere');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await runInWorkerThread('process-upload', here, 1)).toEqual({ here: 1 });
  warn.mockRestore();
});

test('an error keeps its name, message and code, and nothing that cannot be copied', async () => {
  const error = Object.assign(new TypeError('no'), { code: 'E_NO', cause: { call: () => 1 } });
  const outcome = structuredClone(await outcomeOf(Promise.reject(error)));
  provideWorkerThread(async () => outcome);
  const thrown = await runInWorkerThread('process-upload', here, 1).catch((fault: unknown) => fault);
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toMatchObject({ name: 'TypeError', message: 'no', code: 'E_NO', stack: error.stack });
});

describe('a thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sofa-worker-thread-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function open(name: string, program: string): void {
    const place = join(folder, name);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'worker-thread.mjs'), program);
    openWorkerThread(place);
  }
  const threadOf = async () =>
    ((await runInWorkerThread<unknown, object>('process-upload', here, {})) as Seen).threadId;

  const ANSWERS = `
    import { AsyncLocalStorage } from 'node:async_hooks';
    import { isMainThread, parentPort, threadId } from 'node:worker_threads';
    const currentTask = new AsyncLocalStorage();
    process.on('uncaughtException', (error) => {
      if (error.message === 'dies') throw error;
      parentPort.postMessage({ retires: true, failed: error.message === 'known' ? currentTask.getStore() : undefined });
    });
    parentPort.on('message', (request) => currentTask.run(request.id, () => work(request)));
    async function work({ ping, id, task: { name, input, requestId } = {} }) {
      if (ping) return parentPort.postMessage({ pong: true });
      if (input === 'block') for (;;);
      if (input.pause) await new Promise((resolve) => setTimeout(resolve, input.pause));
      if (input === 'throw') throw new Error('dies');
      if (input === 'exit') process.exit(3);
      if (input === 'known' || input === 'unknown') return setImmediate(() => { throw new Error(input); });
      let text = '';
      if (input.body) for await (const chunk of input.body) text += Buffer.from(chunk).toString();
      parentPort.postMessage({ id, outcome: { value: { name, isMainThread, threadId, requestId, text } } });
    }`;

  test('does the work with the streams that were transferred to it, under the id of the request', async () => {
    open('answers', ANSWERS);
    const body = new Blob(['one ', 'two']).stream();
    const work = () => runInWorkerThread('send-consultation-email', here, { body }, [body]);
    expect(await withRequestId('r1', work)).toEqual({
      name: 'send-consultation-email',
      isMainThread: false,
      threadId: expect.any(Number),
      requestId: 'r1',
      text: 'one two',
    });
  });

  test('is the same for all work', async () => {
    open('answers', ANSWERS);
    expect(new Set(await Promise.all([threadOf(), threadOf(), threadOf()])).size).toBe(1);
  });

  test.each([
    ['throw', 'dies'],
    ['exit', 'The thread has ended (3)'],
  ])('that ends with a %s fails its tasks, and the next task gets another', async (input, message) => {
    open('answers', ANSWERS);
    const first = await threadOf();
    const endless = new ReadableStream();
    const waiting = runInWorkerThread('process-upload', here, { body: endless }, [endless]);
    const dying = runInWorkerThread('process-upload', here, input);
    await expect(Promise.allSettled([waiting, dying])).resolves.toEqual(
      [0, 1].map(() => ({ status: 'rejected', reason: expect.objectContaining({ message, name: 'ThreadEnded' }) })),
    );
    expect(await threadOf()).not.toBe(first);
  });

  test.each(['known', 'unknown'])(
    'with an uncaught error of a task that is %s answers the others, and gets no new ones',
    async (kind) => {
      const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
      open('answers', ANSWERS);
      const first = await threadOf();
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const waiting = runInWorkerThread('process-upload', here, { body: body.readable }, [body.readable]);
      const faulty = runInWorkerThread('process-upload', here, kind).catch((fault: unknown) => fault);
      await until(async () => error.mock.calls.length === 1, 'It is not replaced');
      expect(await threadOf()).not.toBe(first);
      if (kind === 'known') expect(isThreadEnded(await faulty)).toBe(true);
      const writer = body.writable.getWriter();
      await writer.write(Buffer.from('late'));
      await writer.close();
      expect(await waiting).toMatchObject({ threadId: first, text: 'late' });
      error.mockRestore();
    },
  );

  describe('that is asked for a sign of life', () => {
    const CHECK_MS = 400;

    function watched(): void {
      open('answers', ANSWERS);
      const thread = new RestartableThread(join(folder, 'answers', 'worker-thread.mjs'), { checkMs: CHECK_MS });
      provideWorkerThread((task, streams) => thread.run(task, streams));
    }

    test('and blocked by a task is ended, its tasks fail, and the next task gets another', async () => {
      const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
      watched();
      const first = await threadOf();
      const tasks = ['block', {}].map((input) => runInWorkerThread('process-upload', here, input));
      for (const task of await Promise.allSettled(tasks)) {
        expect(task.status === 'rejected' && isThreadEnded(task.reason)).toBe(true);
      }
      expect(error).toHaveBeenCalledTimes(1);
      expect(await threadOf()).not.toBe(first);
      error.mockRestore();
    });

    test('is left alone while it answers, however long a task takes', async () => {
      watched();
      const first = await threadOf();
      const long = { pause: 9 * CHECK_MS };
      expect(await runInWorkerThread('process-upload', here, long)).toMatchObject({ threadId: first });
    });
  });

  test('gets no input that cannot be copied', async () => {
    open('answers', ANSWERS);
    await expect(runInWorkerThread('process-upload', here, { call: () => 1 })).rejects.toThrow('could not be cloned');
    expect(await threadOf()).toEqual(expect.any(Number));
  });

  test('that cannot start fails its tasks', async () => {
    open('broken', "throw new Error('no');");
    await expect(runInWorkerThread('process-upload', here, {})).rejects.toThrow('no');
    await expect(runInWorkerThread('process-upload', here, {})).rejects.toThrow('no');
  });

  test('that ended because it was idle is replaced', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    open('answers', ANSWERS);
    const first = await threadOf();
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(await threadOf()).not.toBe(first);
  });
});
