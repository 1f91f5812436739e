import type { ChildProcess } from 'node:child_process';
import { startProgram, stopProgram } from './program-process';
import type { Look } from './watch-program';

type Places = { databaseUrl: string; sandboxUrl: string; webhookUrl: string };

/** What no test can bring about. */
export type Pretended = Partial<Omit<Look, 'now'>>;

/** A server as far as its watcher goes, with a clock that the test sets. */
export class WatcherProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start({ databaseUrl, sandboxUrl, webhookUrl }: Places, env: Record<string, string> = {}) {
    const sandboxPort = Number(new URL(sandboxUrl).port);
    const places = { DATABASE_URL: databaseUrl, ALERT_WEBHOOK_URL: webhookUrl };
    const child = startProgram(
      'tests/support/stack/watch-program.ts',
      { port: 3000, sandboxPort },
      { ...places, ...env },
    );
    const watcher = new WatcherProcess(child);
    child.once('exit', () => child.emit('message', 'The watcher ended.'));
    await watcher.#answer();
    return watcher;
  }

  /** Resolves when the run has ended. */
  async look(now: Date, { freeBytes = null, lastDecreedDay = null }: Pretended = {}): Promise<void> {
    this.#child.send({ now: now.toISOString(), freeBytes, lastDecreedDay } satisfies Look);
    const answer = await this.#answer();
    if (answer !== 'done') throw new Error(answer);
  }

  async stop(): Promise<void> {
    await stopProgram(this.#child);
  }

  #answer(): Promise<string> {
    return new Promise((resolve) => this.#child.once('message', (answer) => resolve(String(answer))));
  }
}
