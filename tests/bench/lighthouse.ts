import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { articlePath, articles } from '@/lib/site/articles';
import { findFreePort } from '@/scripts/ports';
import { type Bench, withStack } from './bench';
import { launchBrowser } from './browser';
import { cpuSlowdown } from './cpu-slowdown';
import { median } from './statistics';
import { type Row, row } from './table';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS: Record<(typeof CATEGORIES)[number], number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const CLS_GOAL = 0.005; // what rounds to 0.00
const LCP_GOAL = 1500; // milliseconds, as is the next
const TBT_GOAL = 60;

// Measured elsewhere under the same settings: the front page of a WordPress as it comes, with 10 kB of script.
const WORDPRESS_LCP: Row = {
  figure: 'LCP of a WordPress front page, for comparison',
  measured: '1.09 s',
  goal: '',
  met: true,
};

/** A page of every kind: read, filled in, calculated with, and rendered on request. */
const paths = [
  '/',
  '/servicios/hipotecas',
  ...articles.slice(0, 1).map(articlePath),
  '/contacto',
  '/aviso-legal',
  '/calculadoras/simulador-hipoteca',
  '/consulta-gratuita',
  '/servicios',
  '/checkout/consultoria-financiera-personalizada',
];

type Throttling = { cpuSlowdownMultiplier: number; rttMs: number };

/** Times in milliseconds. */
type Score = { scores: number[]; cls: number; lcp: number; tbt: number; faults: string[] };

/** Lighthouse now and then misses the navigation, more often in a browser that has been audited before, and asks to be run again. */
async function scoreInFreshBrowser(url: string, phone: Throttling, attempts = 3): Promise<Score> {
  const port = await findFreePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    return await score(url, port, phone);
  } catch (error) {
    if (attempts === 1 || !String(error).includes('NO_NAVSTART')) throw error;
  } finally {
    await browser.close();
  }
  return scoreInFreshBrowser(url, phone, attempts - 1);
}

/** Lighthouse as it comes, a phone on a slow network, simulated; but this machine may be slow already. */
async function score(url: string, port: number, phone: Throttling): Promise<Score> {
  const flags = { port, output: 'json', logLevel: 'error', throttling: phone } as const;
  const result = await lighthouse(url, { ...flags, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const strict = CATEGORIES.filter((category) => category !== 'performance');
  const refs = strict.flatMap((category) => categories[category]?.auditRefs ?? []);
  const faults = refs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    cls: figure('cumulative-layout-shift'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    faults,
  };
}

function summary(path: string, runs: Score[]): Row {
  const scores = CATEGORIES.map((_, index) => median(runs.map(({ scores }) => scores[index] ?? 0)));
  const cls = median(runs.map(({ cls }) => cls));
  const reached = CATEGORIES.every((category, index) => (scores[index] ?? 0) >= GOALS[category]);
  const faults = [...new Set(runs.flatMap(({ faults }) => faults))];
  return {
    figure: `Lighthouse ${path}: ${CATEGORIES.join(' / ')}, CLS`,
    measured: [`${scores.join(' / ')}, ${cls.toFixed(2)}`, ...faults].join('; '),
    goal: `${CATEGORIES.map((category) => GOALS[category]).join(' / ')}, 0.00`,
    met: reached && cls < CLS_GOAL,
  };
}

function firstPicture(path: string, runs: Score[]): [lcp: Row, tbt: Row] {
  const lcp = median(runs.map((run) => run.lcp));
  const tbt = median(runs.map((run) => run.tbt));
  return [
    row(`LCP ${path}`, lcp / 1000, 's', '< 1.5 s', lcp < LCP_GOAL),
    row(`TBT ${path}`, tbt, 'ms', '< 60 ms', tbt < TBT_GOAL),
  ];
}

async function audit(url: string, phone: Throttling): Promise<Score[]> {
  const runs: Score[] = [];
  while (runs.length < RUNS) runs.push(await scoreInFreshBrowser(url, phone));
  return runs;
}

async function phoneHere(): Promise<Throttling> {
  const browser = await launchBrowser();
  try {
    return { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: await cpuSlowdown(browser) };
  } finally {
    await browser.close();
  }
}

/** The median of some runs for each page, since a score of one run wanders by a point or two. */
export function measureLighthouse({ plain }: Bench): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, async ({ baseUrl }) => {
    const phone = await phoneHere();
    const rows: Row[] = [];
    for (const path of paths) {
      const runs = await audit(baseUrl + path, phone);
      rows.push(summary(path, runs), ...firstPicture(path, runs));
    }
    const floor = await audit(`${plain.url}/`, phone);
    const reported = firstPicture('of a page with only a heading', floor).map(
      (line): Row => ({ ...line, goal: '', met: true }),
    );
    const slowdown = row('how many times slower the CPU was made', phone.cpuSlowdownMultiplier, '', '', true);
    return [slowdown, ...rows, ...reported, WORDPRESS_LCP];
  });
}
