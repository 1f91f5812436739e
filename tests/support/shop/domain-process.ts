import { startProgram, stopProgram } from '@/tests/support/stack/program-process';
import type { SharedStack } from '@/tests/support/stack/stack';
import type { Repeated } from './answer-calls';

export type Place = Pick<SharedStack, 'databaseUrl' | 'baseUrl' | 'sandbox'>;

type Answer<Outcome> = { id: number } & ({ failed: string } | { outcomes: Outcome[] });

type Unrepeated<Call> = Call extends unknown ? Omit<Call, keyof Repeated> : never;

/** Use cases in a process of its own on the database of a stack, whose servers do the jobs. */
export type DomainProcess<Call, Outcome> = Awaited<ReturnType<typeof startDomain<Call, Outcome>>>;

/** `program` answers each message under its number, and says with the number 0 that it is ready. */
export async function startDomain<Call, Outcome>(program: string, { databaseUrl, baseUrl, sandbox }: Place) {
  const [port, sandboxPort] = [baseUrl, sandbox.url].map((url) => Number(new URL(url).port));
  const ports = { port: port ?? 0, sandboxPort: sandboxPort ?? 0 };
  const child = startProgram(program, ports, { DATABASE_URL: databaseUrl, SITE_URL: baseUrl });
  let calls = 0;

  const answerTo = (id: number) =>
    new Promise<Outcome[]>((resolve, reject) => {
      const fail = () => reject(new Error('The process ended.'));
      const hear = (message: unknown) => {
        const answer: Answer<Outcome> = JSON.parse(String(message));
        if (answer.id !== id) return;
        child.off('message', hear);
        child.off('exit', fail);
        if ('failed' in answer) reject(new Error(answer.failed));
        else resolve(answer.outcomes);
      };
      child.on('message', hear);
      child.once('exit', fail);
    });

  /** All at once. */
  async function call(given: Unrepeated<Call>, times = 1, now = new Date()): Promise<Outcome[]> {
    calls += 1;
    const answer = answerTo(calls);
    child.send({ ...given, id: calls, times, now: now.toISOString() });
    return answer;
  }

  async function once(given: Unrepeated<Call>, now?: Date): Promise<Outcome> {
    const [outcome] = await call(given, 1, now);
    if (!outcome) throw new Error('Every call has an outcome.');
    return outcome;
  }

  await answerTo(0);
  return { call, once, stop: () => stopProgram(child) };
}
