import { setTimeout as pause } from 'node:timers/promises';

type Options = { timeout: number; every?: number; message: string };

/** Polls until the condition returns a truthy value, and returns it. Times in milliseconds. */
export async function waitUntil<Value>(
  condition: () => Value | undefined | Promise<Value | undefined>,
  { timeout, every = 50, message }: Options,
): Promise<Value> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`${message}.`);
    await pause(every);
  }
}
