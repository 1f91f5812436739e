import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { pages } from '@/lib/shared/seo/pages';
import { articlePath, articles } from '@/lib/site/articles';
import { touchPages } from '../support/pages/living-page';
import { type Bench, withStack } from './bench';
import { launchBrowser } from './browser';
import { type Row, row } from './table';

/** Bytes as they travel: text compressed with gzip, fonts as they are. */
type Weight = { path: string; html: number; css: number; js: number; fonts: number; foreign: number };
type Part = 'html' | 'css' | 'js' | 'fonts';

const kinds: Record<string, Part> = { document: 'html', stylesheet: 'css', script: 'js', font: 'fonts' };

const calculators = Object.keys(pages).filter((path) => path.startsWith('/calculadoras/'));

/** Pages to be read. The consultation weighs what it needs. */
const content = [
  ...Object.keys(pages).filter((path) => path !== '/consulta-gratuita'),
  ...articles.map(articlePath),
].filter((path) => !calculators.includes(path));

async function bytes(response: Response, part: Part): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return part === 'fonts' ? body.length : gzipSync(body).length;
}

/** What a browser that has never been here loads until the page lives and is idle, links that it fetches ahead included. */
async function weigh(browser: Browser, baseUrl: string, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await touchPages(context);
  const page = await context.newPage();
  const weight: Weight = { path, html: 0, css: 0, js: 0, fonts: 0, foreign: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).origin !== baseUrl) weight.foreign += 1;
    const isPageData = response.url().includes('/_next/static/page-data/');
    const part = isPageData ? 'html' : kinds[response.request().resourceType()];
    if (!part) return;
    if (response.status() !== 200) throw new Error(`${response.url()} answered ${response.status()}`);
    pending.push(
      bytes(response, part).then((size) => {
        weight[part] += size;
      }),
    );
  });
  const answer = await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`);
  await Promise.all(pending);
  await context.close();
  return weight;
}

function heaviest(weights: Weight[], part: Part | 'foreign'): Weight {
  const [first, ...others] = weights;
  if (!first) throw new Error('No page was weighed');
  return others.reduce((most, weight) => (weight[part] > most[part] ? weight : most), first);
}

/** Every content page and every calculator, cold; each figure is its heaviest page's. */
export function measurePageWeight({ plain }: Bench): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, ({ baseUrl }) => weighAll(baseUrl, plain.url));
}

async function weighAll(baseUrl: string, plainUrl: string): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const floor = await weigh(browser, plainUrl, '/');
    const weights: Weight[] = [];
    for (const path of content) weights.push(await weigh(browser, baseUrl, path));
    const calculatorWeights: Weight[] = [];
    for (const path of calculators) calculatorWeights.push(await weigh(browser, baseUrl, path));
    const limit = (name: string, part: Part, kilobytes: number, less = 0, of = weights): Row => {
      const most = heaviest(of, part);
      const size = (most[part] - less) / 1000;
      return row(`${name}, heaviest page (${most.path})`, size, 'kB', `<= ${kilobytes} kB`, size <= kilobytes);
    };
    const { foreign } = heaviest(weights, 'foreign');
    return [
      row('JavaScript of a page with only a heading, gzip', floor.js / 1000, 'kB', '', true),
      limit('JavaScript above that, gzip', 'js', 25, floor.js),
      limit('JavaScript of a calculator above that, gzip', 'js', 40, floor.js, calculatorWeights),
      limit('CSS, gzip', 'css', 15),
      limit('HTML, gzip', 'html', 30),
      limit('fonts', 'fonts', 80),
      row('requests to other hosts', foreign, '', '0', foreign === 0),
    ];
  } finally {
    await browser.close();
  }
}
