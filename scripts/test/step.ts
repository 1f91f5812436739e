import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type Tally = { passed: number; failed: number };

export type Step = {
  name: string;
  /** A Node program and its arguments. */
  args: string[];
  environment?: Record<string, string>;
  /** How many tests passed and failed, where the step is a suite. Any other step counts as one test. */
  tally?: () => Tally;
};

const LOGS = join('.data-test', 'logs');
const running = new Set<() => void>();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Ends what is under way: nothing of a test run outlives it. */
export function stopSteps(): void {
  for (const stop of running) stop();
}

function execute(step: Step, output: number): Promise<boolean> {
  const child = spawn(process.execPath, step.args, {
    env: { ...process.env, ...step.environment },
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

/** What the servers of a step called an error, which the test that failed cannot know. */
function serverErrors(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .flatMap((file) =>
      readFileSync(join(directory, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line}`),
    )
    .filter((line) => /"level":[56]0\b|\bError\b/.test(line))
    .slice(-30)
    .map((line) => line.slice(0, 400));
}

function count(step: Step, succeeded: boolean): Tally {
  if (!step.tally) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const tally = step.tally();
  // A suite that breaks outside of its tests, or finds none, has failed all the same.
  const broken = (!succeeded && tally.failed === 0) || tally.passed + tally.failed === 0;
  return broken ? { ...tally, failed: 1 } : tally;
}

/** Runs a step: one line when it succeeds, everything that it said when it fails. */
export async function runStep(step: Step): Promise<Tally> {
  const serverLogs = join(LOGS, step.name);
  rmSync(serverLogs, { recursive: true, force: true });
  mkdirSync(serverLogs, { recursive: true });
  const logFile = join(LOGS, `${step.name}.log`);
  const output = openSync(logFile, 'w');
  const started = performance.now();
  const environment = { ...step.environment, TEST_LOG_DIR: serverLogs };
  const succeeded = await execute({ ...step, environment }, output);
  closeSync(output);

  const tally = count(step, succeeded);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const numbers = step.tally ? `${tally.passed} passed, ${tally.failed} failed` : tally.failed ? 'failed' : 'passed';
  if (tally.failed > 0) {
    say(`\n──── ${step.name} ────\n${readFileSync(logFile, 'utf8').trimEnd()}`);
    const errors = serverErrors(serverLogs);
    if (errors.length > 0) say(`\nErrors that the servers logged meanwhile:\n${errors.join('\n')}`);
    say('');
  }
  say(`${tally.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(12)} ${numbers}  (${seconds} s)`);
  return tally;
}
