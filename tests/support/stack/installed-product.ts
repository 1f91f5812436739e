import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@/scripts/ports';
import { waitUntil } from '@/scripts/wait-until';
import { Api } from '../http/api';
import { SandboxControl } from '../http/sandbox-control';

const START_MS = 180_000;

/** The product as `npm start` runs it, in a process group of its own: its database and local providers die with it. */
export class InstalledProduct {
  readonly api: Api;
  readonly sandbox: SandboxControl;
  readonly #directory = mkdtempSync(join(tmpdir(), 'sofa-installed-'));
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor({ port, sandboxPort }: { port: number; sandboxPort: number }) {
    this.api = new Api(`http://127.0.0.1:${port}`);
    this.sandbox = new SandboxControl(`http://127.0.0.1:${sandboxPort}`);
    const { PATH, HOME } = process.env;
    const places = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: this.#directory };
    this.#environment = { NODE_ENV: 'production', PATH, HOME, TZ: 'America/New_York', ...places };
  }

  static async install(): Promise<InstalledProduct> {
    return new InstalledProduct({ port: await findFreePort(), sandboxPort: await findFreePort() });
  }

  /** Returns how long it took until the product was healthy, in milliseconds. */
  async start(): Promise<number> {
    const begun = performance.now();
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
      detached: true,
      env: this.#environment,
    });
    this.#process = child;
    const log = join(this.#directory, 'start.log');
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => appendFileSync(log, data));
    await waitUntil(async () => hasEnded(child) || (await this.#isHealthy()), {
      timeout: START_MS,
      message: 'npm start is not ready',
    });
    if (hasEnded(child)) throw new Error(`npm start ended:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    return performance.now() - begun;
  }

  /** As a power cut would: every process at once, the database included. */
  async kill(): Promise<void> {
    await this.#end((pid) => process.kill(-pid, 'SIGKILL'));
  }

  async remove(): Promise<void> {
    await this.#end((pid) => process.kill(pid, 'SIGTERM'));
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #end(signal: (pid: number) => void): Promise<void> {
    const child = this.#process;
    if (!child?.pid || hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signal(child.pid);
    await ended;
  }

  #isHealthy(): Promise<boolean> {
    return this.api.get('/api/health').then(
      ({ status }) => status === 200,
      () => false,
    );
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
