import { setTimeout as pause } from 'node:timers/promises';
import { arrive, repeated, type Sample } from '../support/http/arrivals';
import { otherVisits, uploadAtOnce, VISITORS, yieldToServer } from '../support/shop/simultaneous-uploads';
import type { Stack } from '../support/stack/stack';
import { withStack } from './bench';
import { residentMegabytes } from './memory';
import { percentile } from './statistics';
import { type Row, row } from './table';

const MEMORY_MB = 600;
/** No visitor notices less; and the p95 of an idle server, 5 to 15 ms, varies as much from one run to the next. */
const UNNOTICED_MS = 30;
/** Other visitors, a second. */
const BROWSING = 24;
const BROWSING_MS = 10_000;

/** The highest resident memory of the server until the work ends. */
async function peakMemory(stack: Stack, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let ended = false;
  const end = work.finally(() => {
    ended = true;
  });
  while (!ended) {
    peak = Math.max(peak, residentMegabytes(stack.serverPid()));
    await Promise.race([end, pause(50)]);
  }
  await end;
  return peak;
}

async function uploadAll(stack: Stack): Promise<void> {
  const refused = (await uploadAtOnce(stack)).filter((status) => status !== 201);
  if (refused.length > 0) throw new Error(`${refused.length} of ${VISITORS} uploads were refused: ${refused}`);
  await stack.jobs.done(250_000);
}

async function browse(stack: Stack, until: Promise<unknown>): Promise<Sample[]> {
  const samples = await arrive(repeated(otherVisits(stack)), BROWSING, until);
  for (const { url, status } of samples) if (status !== 200) throw new Error(`${url} answered ${status}`);
  return samples;
}

function p95(samples: Sample[], url: string): number {
  const visits = samples.filter((sample) => sample.url === url);
  return percentile(
    visits.map(({ milliseconds }) => milliseconds),
    0.95,
  );
}

/** Fifty visitors who send ten megabytes each at the same moment: memory, and how long other visitors wait meanwhile. */
export function measureUploads(): Promise<Row[]> {
  return withStack({}, async (stack) => {
    yieldToServer(stack.sandboxPid());
    await browse(stack, pause(BROWSING_MS / 2)); // warm-up
    const before = await browse(stack, pause(BROWSING_MS));
    const uploads = uploadAll(stack);
    const [peak, during] = await Promise.all([peakMemory(stack, uploads), browse(stack, uploads)]);
    const after = await browse(stack, pause(BROWSING_MS));
    const urls = [...new Set(otherVisits(stack).map(({ url }) => url))];
    const waits = urls.map((url) => {
      // Other load on the machine comes and goes: the worse of the two is the usual wait.
      const usual = Math.max(p95(before, url), p95(after, url));
      const meanwhile = p95(during, url);
      const limit = Math.max(2 * usual, UNNOTICED_MS);
      const figure = `p95 of ${new URL(url).pathname} during ${VISITORS} uploads (${usual.toFixed(1)} ms without)`;
      return row(figure, meanwhile, 'ms', `<= ${limit.toFixed(0)} ms`, meanwhile <= limit);
    });
    const figure = `highest memory of a server during ${VISITORS} uploads of 10 MB`;
    return [row(figure, peak, 'MB', `< ${MEMORY_MB} MB`, peak < MEMORY_MB), ...waits];
  });
}
