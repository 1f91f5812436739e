import { spawn } from 'node:child_process';

/** A part of the running product: the database server, a child process. */
export type Part = {
  /** Settles with a sentence for people when the part is gone. */
  exited: Promise<string>;
  stop(): Promise<void>;
};

export type Child = Part & { succeeded: Promise<boolean> };

const FOLLOW_PARENT = new URL('./follow-parent.mjs', import.meta.url).href;
const PATIENCE_MS = 10_000;

/** Runs a Node program that ends when this process does, even if this one is killed. It has ten seconds to stop when asked. */
export function startNode(name: string, args: string[], environment: Record<string, string | undefined>): Child {
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ending = new Promise<{ code: number | null; how: string }>((settle) => {
    child.once('error', (error) => settle({ code: null, how: `could not be started: ${error.message}` }));
    child.once('exit', (code, signal) => settle({ code, how: `ended (${signal ?? `exit code ${code}`})` }));
  });
  return {
    exited: ending.then(({ how }) => `${name} ${how}.`),
    succeeded: ending.then(({ code }) => code === 0),
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ending;
      clearTimeout(timer);
    },
  };
}
