import { basename } from 'node:path';

/** True if the process was started with this script, false if a test or another script imports it. */
export function isEntryPoint(name: string): boolean {
  return basename(process.argv[1] ?? '').split('.')[0] === name;
}

/** Sets exit code 1 if the promise rejects, and prints the error without its stack. */
export function runMain(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}

export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}\n${explain(error.cause)}` : error.message;
}
