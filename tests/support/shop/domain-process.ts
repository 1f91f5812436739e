import type { ChildProcess } from 'node:child_process';
import { startProgram, stopProgram } from '@/tests/support/stack/program-process';
import type { SharedStack } from '@/tests/support/stack/stack';

export type Place = Pick<SharedStack, 'databaseUrl' | 'baseUrl' | 'sandbox'>;

type Answer<Outcome> = { id: number } & ({ failed: string } | { outcomes: Outcome[] });

type Unrepeated<Call> = Call extends unknown ? Omit<Call, 'id' | 'times' | 'now'> : never;

/** Use cases in a process of its own on the database of a stack, whose servers do the jobs. */
export class DomainProcess<Call, Outcome> {
  readonly #child: ChildProcess;
  #calls = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** `program` answers each message under its number, and says with the number 0 that it is ready. */
  static async of<Call, Outcome>(
    program: string,
    { databaseUrl, baseUrl, sandbox }: Place,
  ): Promise<DomainProcess<Call, Outcome>> {
    const [port, sandboxPort] = [baseUrl, sandbox.url].map((url) => Number(new URL(url).port));
    const ports = { port: port ?? 0, sandboxPort: sandboxPort ?? 0 };
    const child = startProgram(program, ports, { DATABASE_URL: databaseUrl, SITE_URL: baseUrl });
    const started = new DomainProcess<Call, Outcome>(child);
    await started.#answer(0);
    return started;
  }

  /** All at once. */
  async call(call: Unrepeated<Call>, times = 1, now = new Date()): Promise<Outcome[]> {
    this.#calls += 1;
    const answer = this.#answer(this.#calls);
    this.#child.send({ ...call, id: this.#calls, times, now: now.toISOString() });
    return answer;
  }

  async once(call: Unrepeated<Call>, now?: Date): Promise<Outcome> {
    const [outcome] = await this.call(call, 1, now);
    if (!outcome) throw new Error('Every call has an outcome.');
    return outcome;
  }

  async stop(): Promise<void> {
    await stopProgram(this.#child);
  }

  #answer(id: number): Promise<Outcome[]> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The process ended.'));
      const hear = (message: unknown) => {
        const answer: Answer<Outcome> = JSON.parse(String(message));
        if (answer.id !== id) return;
        this.#child.off('message', hear);
        this.#child.off('exit', fail);
        if ('failed' in answer) reject(new Error(answer.failed));
        else resolve(answer.outcomes);
      };
      this.#child.on('message', hear);
      this.#child.once('exit', fail);
    });
  }
}
