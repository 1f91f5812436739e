import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { localSetup } from '@/scripts/start/environment';

type Ports = { port: number; sandboxPort: number };

/** Runs a program of the tests as a server would be: in production, with its own copy of the configuration. It talks by messages. */
export function startProgram(program: string, ports: Ports, env: Record<string, string>): ChildProcess {
  const { environment } = localSetup({}, ports);
  const { PATH, HOME } = process.env;
  return fork(program, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', PATH, HOME, ...environment, APP_ENV: 'test', ...env },
  });
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
