import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type Tally = { passed: number; failed: number };

export type Step = {
  name: string;
  /** A Node program and its arguments. */
  args: string[];
  /** Another Node than the one that runs the tests. */
  node?: string;
  environment?: Record<string, string>;
  /** The tests that passed and failed, if the step is a suite. Any other step counts as one test. */
  tally?: () => Tally;
  /** Whether a suite without a test has succeeded. */
  mayBeEmpty?: boolean;
};

const LOGS = join('.data-test', 'logs');
const running = new Set<() => void>();

/** No step outlives an interrupted test run. */
export function stopSteps(): void {
  for (const stop of running) stop();
}

function execute({ args, node, environment }: Step, output: number, serverLogs: string): Promise<boolean> {
  const child = spawn(node ?? process.execPath, args, {
    env: { ...process.env, ...environment, TEST_LOG_DIR: serverLogs },
    stdio: ['ignore', output, output],
  });
  const stop = () => child.kill('SIGTERM');
  running.add(stop);
  return new Promise((settle) => {
    child.once('error', () => settle(false));
    child.once('exit', (code) => {
      running.delete(stop);
      settle(code === 0);
    });
  });
}

/** Errors in the logs of the servers: a test that fails through one of them does not know it. */
function serverErrors(directory: string): string {
  const lines = readdirSync(directory).flatMap((file) =>
    readFileSync(join(directory, file), 'utf8')
      .split('\n')
      .filter((line) => /"level":[56]0\b|\bError\b/.test(line))
      .map((line) => `${file}: ${line.slice(0, 400)}`),
  );
  return lines.length > 0 ? `\nErrors in the logs of the servers:\n${lines.slice(-30).join('\n')}\n` : '';
}

/** A suite that breaks outside its tests, or finds none, has failed. */
function count({ tally, mayBeEmpty }: Step, succeeded: boolean): Tally {
  const { passed, failed } = tally?.() ?? { passed: 1, failed: 0 };
  if (succeeded && (mayBeEmpty || passed + failed > 0)) return { passed, failed };
  return { passed: tally ? passed : 0, failed: Math.max(1, failed) };
}

/** Runs a step and prints one line, preceded by its whole output if it fails. */
export async function runStep(step: Step): Promise<Tally> {
  const { name } = step;
  const serverLogs = join(LOGS, name);
  const logFile = `${serverLogs}.log`;
  if (existsSync(serverLogs)) rmSync(serverLogs, { recursive: true });
  mkdirSync(serverLogs, { recursive: true });
  const output = openSync(logFile, 'w');
  const started = performance.now();
  const succeeded = await execute(step, output, serverLogs);
  closeSync(output);

  const tally = count(step, succeeded);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const numbers = step.tally ? `${tally.passed} passed, ${tally.failed} failed` : succeeded ? 'passed' : 'failed';
  const line = `${tally.failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${numbers}  (${seconds} s)\n`;
  const report = `\n──── ${name} ────\n${readFileSync(logFile, 'utf8').trimEnd()}\n${serverErrors(serverLogs)}\n`;
  process.stdout.write(tally.failed > 0 ? report + line : line);
  return tally;
}
