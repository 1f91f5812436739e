import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { localSetup } from '@/scripts/start/environment';
import type { SharedStack } from '@/tests/support/stack/stack';
import type { WithdrawalCall } from './withdrawal-program';

export type Outcome = {
  ok: boolean;
  reason?: string;
  withdrawalId?: string;
  repeated?: boolean;
  retryAfterSeconds?: number;
};

type Answer = { id: number } & ({ failed: string } | { outcomes: Outcome[] });

type Unrepeated<Call> = Call extends unknown ? Omit<Call, 'id' | 'times' | 'now'> : never;

/** What the actions of the pages call, in a process of its own on the database of a stack, whose servers do the jobs. */
export class WithdrawalProcess {
  readonly #child: ChildProcess;
  #calls = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start({ databaseUrl, baseUrl, sandbox }: Pick<SharedStack, 'databaseUrl' | 'baseUrl' | 'sandbox'>) {
    const [port, sandboxPort] = [baseUrl, sandbox.url].map((url) => Number(new URL(url).port));
    const { environment } = localSetup({}, { port: port ?? 0, sandboxPort: sandboxPort ?? 0 });
    const { PATH, HOME } = process.env;
    const child = fork('tests/support/shop/withdrawal-program.ts', {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        NODE_ENV: 'production',
        PATH,
        HOME,
        ...environment,
        APP_ENV: 'test',
        DATABASE_URL: databaseUrl,
        SITE_URL: baseUrl,
      },
    });
    const started = new WithdrawalProcess(child);
    await started.#answer(0);
    return started;
  }

  /** All at once. */
  async call(call: Unrepeated<WithdrawalCall>, times = 1, now = new Date()): Promise<Outcome[]> {
    this.#calls += 1;
    const answer = this.#answer(this.#calls);
    this.#child.send({ ...call, id: this.#calls, times, now: now.toISOString() });
    return answer;
  }

  async once(call: Unrepeated<WithdrawalCall>, now?: Date): Promise<Outcome> {
    const [outcome] = await this.call(call, 1, now);
    if (!outcome) throw new Error('Every call has an outcome.');
    return outcome;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }

  #answer(id: number): Promise<Outcome[]> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The process ended.'));
      const hear = (message: unknown) => {
        const answer: Answer = JSON.parse(String(message));
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
