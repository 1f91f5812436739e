import { SERVER_VARIABLE, startDatabaseServer } from '@/tests/support/stack/database';
import { findOrInstallChromium } from './browser';
import { explain } from './entry-point';
import { runStep, stopSteps, type Tally } from './test/step';
import { compile, endToEnd, integration, load, style, types, unit } from './test/suites';

/*
 * npm test                          everything
 * npm test -- unit [pattern]        one part: unit, integration, load or e2e, of files whose path matches
 */

const PARTS = ['unit', 'integration', 'load', 'e2e'] as const;
type Part = (typeof PARTS)[number];

const [wanted, ...patterns] = process.argv.slice(2);
const tallies: Tally[] = [];

function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}

async function step(...args: Parameters<typeof runStep>): Promise<boolean> {
  const tally = await runStep(...args);
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

async function everything(): Promise<void> {
  // The build works beside the checks that do not need it; types come after it, because it writes some of them.
  const build = step(compile());
  const checks = step(style()).then(() => step(unit([])));
  await withProduct(build, async () => {
    await checks;
    await step(types());
    await step(integration([]));
    await step(load([]));
    findOrInstallChromium();
    await step(endToEnd([]));
  });
  await checks;
}

async function one(part: Part): Promise<void> {
  if (part === 'unit') await step(unit(patterns));
  else if (part === 'e2e') {
    findOrInstallChromium();
    await withProduct(step(compile()), () => step(endToEnd(patterns)));
  } else {
    const suite = part === 'load' ? load : integration;
    await withProduct(step(compile()), () => step(suite(patterns)));
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.error(`Interrupted by ${signal}.`);
    stopSteps();
    process.exit(130);
  });
}

let broken = false;
try {
  if (wanted === undefined) await everything();
  else if (isPart(wanted)) await one(wanted);
  else throw new Error(`There is no part "${wanted}": choose ${PARTS.join(', ')}, or none for everything.`);
} catch (error) {
  console.error(explain(error));
  broken = true;
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0) + (broken ? 1 : 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
