import { SERVER_VARIABLE, startDatabaseServer } from '@/tests/support/stack/database';
import { findOrInstallChromium } from './browser';
import { explain } from './entry-point';
import { findOrFetchImageNode } from './image-node';
import { runStep, type Step, stopSteps, type Tally } from './test/step';
import {
  changedEndToEnd,
  changedJest,
  compile,
  compileOn,
  drill,
  endToEnd,
  integration,
  jestOn,
  reachesEverything,
  style,
  types,
  unit,
} from './test/suites';

/*
 * npm test                          everything
 * npm test -- unit [pattern]        one part: unit, integration or e2e, of files whose path matches
 * npm test -- changed               style, types, and the tests that import what differs from the main branch
 * npm test -- node24 [pattern]      unit and integration on the Node of the image, which is fetched
 * npm run drill [-- pattern]        the long versions of the tests that have one; without a pattern also all of node24
 */

const PARTS = {
  unit: (patterns: string[]) => run(unit(patterns)),
  integration: (patterns: string[]) => withProduct(run(compile()), () => run(integration(patterns))),
  e2e: (patterns: string[]) => {
    findOrInstallChromium();
    return withProduct(run(compile()), () => run(endToEnd(patterns)));
  },
  changed,
  node24,
  drill: async (patterns: string[]) => {
    await withProduct(run(compile()), () => run(drill(patterns)));
    if (patterns.length === 0) await node24([]);
  },
};

const tallies: Tally[] = [];

async function run(step: Step): Promise<boolean> {
  const tally = await runStep(step);
  tallies.push(tally);
  return tally.failed === 0;
}

/** The parts that run the product share one database server and one build, which counts as a test of its own. */
async function withProduct(build: Promise<boolean>, suites: () => Promise<unknown>): Promise<void> {
  const server = await startDatabaseServer();
  process.env[SERVER_VARIABLE] = server.url;
  try {
    if (await build) await suites();
  } finally {
    await server.stop();
  }
}

/** Built and tested by the Node of the image, all of it. */
function node24(patterns: string[]): Promise<void> {
  const node = findOrFetchImageNode();
  return withProduct(run(compileOn(node)), () => run(jestOn(node, patterns)));
}

async function changed(): Promise<void> {
  if (reachesEverything()) return everything();
  findOrInstallChromium();
  await run(style());
  return withProduct(run(compile()), async () => {
    await run(types());
    await run(changedJest());
    await run(changedEndToEnd());
  });
}

async function everything(): Promise<void> {
  // The build runs beside the checks that do not need it; types come after it, because it writes some of them.
  const build = run(compile());
  const checks = run(style()).then(() => run(unit([])));
  await withProduct(build, async () => {
    await checks;
    // Servers that start, and providers that are silent, leave a processor idle now and then.
    await Promise.all([run(types()), run(integration([]))]);
    findOrInstallChromium();
    await run(endToEnd([]));
  });
  await checks;
}

function isPart(name: string): name is keyof typeof PARTS {
  return Object.hasOwn(PARTS, name);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.error(`Interrupted by ${signal}.`);
    stopSteps();
    process.exit(130);
  });
}

const [part, ...patterns] = process.argv.slice(2);
try {
  if (part === undefined) await everything();
  else if (isPart(part)) await PARTS[part](patterns);
  else throw new Error(`There is no part "${part}": choose ${Object.keys(PARTS).join(', ')}, or none for everything.`);
} catch (error) {
  console.error(explain(error));
  stopSteps();
  tallies.push({ passed: 0, failed: 1 });
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
