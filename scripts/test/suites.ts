import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Step, Tally } from './step';

const require = createRequire(import.meta.url);
// Absolute: Playwright resolves it against the folder of its configuration.
const REPORTS = resolve('.data-test', 'reports');

const JEST_CACHE_OF_IMAGE = resolve('.data-test', 'jest-image-node');

/** The branch that `npm test -- changed` compares with. */
const MAIN = 'main';

const program = (packageName: string, file: string) => join('node_modules', packageName, file);

/** Failed are tests and, counted as one each, files that could not be loaded. */
const jestReport = z
  .object({ numPassedTests: z.int(), numFailedTests: z.int(), numRuntimeErrorTestSuites: z.int() })
  .transform(
    (report): Tally => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
  );

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    errors: z.array(z.unknown()),
  })
  .transform(
    ({ stats, errors }): Tally => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  );

/** Where a suite writes its report, and how to count it. An old report is deleted. */
function reportOf(name: string, schema: z.ZodType<Tally>): { file: string; tally: () => Tally } {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  const tally = () =>
    existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return { file, tally };
}

/** `which` are options, and after `--` patterns of paths. */
function jest(name: string, projects: ('unit' | 'integration')[], which: readonly string[]): Step {
  const { file, tally } = reportOf(name, jestReport);
  const options = ['--json', `--outputFile=${file}`, '--ci', '--selectProjects', ...projects];
  return { name, args: [program('jest', 'bin/jest.js'), ...options, ...which], tally };
}

export const style = (): Step => ({
  name: 'style',
  args: [require.resolve('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'],
});

export const types = (): Step => ({ name: 'types', args: [program('typescript', 'bin/tsc'), '--noEmit'] });

export const compile = (): Step => ({
  name: 'build',
  args: ['--import', 'tsx', 'scripts/build.ts', '--if-changed'],
  // The tested product is the local one, with its examples and its pages.
  environment: { APP_ENV: 'test', PRIVATE_SPACE: 'on' },
});

export const unit = (patterns: string[]): Step => jest('unit', ['unit'], ['--', ...patterns]);

export const integration = (patterns: string[]): Step => jest('integration', ['integration'], ['--', ...patterns]);

const DRILLS = [
  'alerts',
  'behind-nginx-restarts',
  'blocks.test',
  'calculators/schedule-files',
  'calculators/sentences',
  'crash',
  'fuzz.test',
  'holds.test',
  'hostile/limits',
  'killed-letter',
  'many-',
  'mixed-traffic',
  'printed-commands',
  'simultaneous-uploads',
  'shared/csv',
  'slots-agree',
  'two-instances',
];

/** The tests that have a long version, at full length. */
export const drill = (patterns: string[]): Step => ({
  ...jest('drill', ['unit', 'integration'], ['--', ...(patterns.length > 0 ? patterns : DRILLS)]),
  environment: { DRILL: 'true' },
});

/** `which` are patterns of paths, or options. */
export function endToEnd(which: string[]): Step {
  const { file, tally } = reportOf('e2e', playwrightReport);
  const options = ['-c', 'tests/playwright.config.ts', '--reporter=list,json'];
  return {
    name: 'e2e',
    args: [program('@playwright/test', 'cli.js'), 'test', ...options, ...which],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    tally,
  };
}

/** A suite that finds no test has done its work: nothing that it imports has changed. */
const mayBeEmpty = (step: Step): Step => ({ ...step, mayBeEmpty: true });

/** The tests that import what differs from the main branch. */
export const changedJest = (): Step =>
  mayBeEmpty(jest('changed', ['unit', 'integration'], [`--changedSince=${MAIN}`, '--passWithNoTests']));

export const changedEndToEnd = (): Step => mayBeEmpty(endToEnd([`--only-changed=${MAIN}`, '--pass-with-no-tests']));

// SQL, texts and what the build reads reach tests without an import.
const REACHES_EVERYTHING = ['prisma', 'messages', 'next.config.mjs', 'package-lock.json'];

/** Whether something differs from the main branch that the imports of tests do not show. */
export function reachesEverything(): boolean {
  // A file that is not added yet is in no difference.
  const listings = [
    ['diff', '--name-only', MAIN],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  return listings.some((listing) => {
    const { status, stdout, stderr } = spawnSync('git', [...listing, '--', ...REACHES_EVERYTHING]);
    if (status !== 0) throw new Error(`git cannot compare with ${MAIN}: ${stderr}`);
    return stdout.length > 0;
  });
}

export const compileOn = (node: string): Step => ({ ...compile(), name: 'build node24', node });

/** Unit and integration tests on the Node of the image. Jest compiles for the Node that runs it and caches without its version. */
export function jestOn(node: string, patterns: readonly string[]): Step {
  const cache = ['--cacheDirectory', JEST_CACHE_OF_IMAGE];
  return { ...jest('node24', ['unit', 'integration'], [...cache, '--', ...patterns]), node };
}
