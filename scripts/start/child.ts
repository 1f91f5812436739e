import { spawn } from 'node:child_process';

/** A running part of the product: the database server or a child process. */
export type Part = {
  /** Settles with a readable sentence when the part has exited. */
  exited: Promise<string>;
  stop(): Promise<void>;
};

export type Child = Part & {
  pid: number | undefined;
  succeeded: Promise<boolean>;
  /** SIGKILL: ends it as a crash would. */
  kill(): Promise<void>;
};

const FOLLOW_PARENT = new URL('./follow-parent.mjs', import.meta.url).href;
const STOP_TIMEOUT_MS = 10_000;

type Options = {
  environment?: Record<string, string | undefined>;
  /** This process's own output, or a file descriptor. */
  output?: 'inherit' | number;
};

/** Runs a Node program that ends when this process ends, even by SIGKILL. `stop` sends SIGTERM, and SIGKILL after ten seconds. */
export function startNode(name: string, args: string[], { environment, output = 'inherit' }: Options = {}): Child {
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  });
  const ending = new Promise<{ code: number | null; how: string }>((settle) => {
    child.once('error', (error) => settle({ code: null, how: `could not be started: ${error.message}` }));
    child.once('exit', (code, signal) => settle({ code, how: `ended (${signal ?? `exit code ${code}`})` }));
  });
  return {
    pid: child.pid,
    exited: ending.then(({ how }) => `${name} ${how}.`),
    succeeded: ending.then(({ code }) => code === 0),
    kill: async () => {
      child.kill('SIGKILL');
      await ending;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ending;
      clearTimeout(timer);
    },
  };
}
