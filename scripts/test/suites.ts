import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Step, Tally } from './step';

const require = createRequire(import.meta.url);
// Absolute: Playwright resolves it against the folder of its configuration.
const REPORTS = resolve('.data-test', 'reports');

function program(packageName: string, file: string): string {
  return join('node_modules', packageName, file);
}

/** An empty report file, so that an old one is never read for a new one. */
function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function read<Report>(file: string, schema: z.ZodType<Report>): Report | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const jestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numRuntimeErrorTestSuites: z.int() });

/** Failed are tests and, counted as one each, files that could not even be loaded. */
function jestTally(file: string): Tally {
  const report = read(file, jestReport);
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

function playwrightTally(file: string): Tally {
  const report = read(file, playwrightReport);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

function jest(name: 'unit' | 'integration' | 'load', patterns: string[]): Step {
  const report = freshReport(name);
  const options = ['--selectProjects', name, '--json', `--outputFile=${report}`, '--ci'];
  return {
    name,
    args: [program('jest', 'bin/jest.js'), '-c', 'tests/jest.config.mjs', ...options, '--', ...patterns],
    tally: () => jestTally(report),
  };
}

export const style = (): Step => ({
  name: 'style',
  args: [require.resolve('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'],
});

export const types = (): Step => ({ name: 'types', args: [program('typescript', 'bin/tsc'), '--noEmit'] });

export const compile = (): Step => ({ name: 'build', args: ['--import', 'tsx', 'scripts/build.ts', '--if-changed'] });

export const unit = (patterns: string[]): Step => jest('unit', patterns);

export const integration = (patterns: string[]): Step => jest('integration', patterns);

/** What is measured while much is asked of the product: alone on the machine. */
export const load = (patterns: string[]): Step => jest('load', patterns);

export function endToEnd(patterns: string[]): Step {
  const report = freshReport('e2e');
  return {
    name: 'e2e',
    args: [
      program('@playwright/test', 'cli.js'),
      'test',
      '-c',
      'tests/playwright.config.ts',
      '--reporter=list,json',
      ...patterns,
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) },
    tally: () => playwrightTally(report),
  };
}
