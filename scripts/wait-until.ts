import { setTimeout as sleep } from 'node:timers/promises';

type Options = { timeout: number; every?: number; message: string };

/** Polls until the condition gives something truthy, and returns that. Milliseconds. */
export async function waitUntil<Value>(
  condition: () => Value | undefined | Promise<Value | undefined>,
  { timeout, every = 50, message }: Options,
): Promise<Value> {
  const end = performance.now() + timeout;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > end) throw new Error(`${message}.`);
    await sleep(every);
  }
}
