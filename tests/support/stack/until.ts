import { waitUntil } from '@/scripts/wait-until';

/** For an event that is due, however busy the machine is: after a minute without it the test fails with this message. */
export function until<Value>(condition: Parameters<typeof waitUntil<Value>>[0], message: string): Promise<Value> {
  return waitUntil(condition, { timeout: 60_000, message });
}
