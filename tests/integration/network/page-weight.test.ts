import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isTool } from '@/lib/seo/pages';

const HTML_LIMIT = 20_000;
const DATA_LIMIT = 15_000;
const CSS_LIMIT = 15_000;
/** Of scripts, above the framework's own. */
const SCRIPT_LIMIT = 25_000;
const CONSULTATION_SCRIPT_LIMIT = 50_000;

const prerendered = join('.next', 'server', 'app');
const pages = readdirSync(prerendered, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(join(prerendered, file), 'utf8') }));

/** Bytes as they travel. */
const weigh = (content: string | Buffer) => gzipSync(content).length;

function styleSheetsOf(html: string): string[] {
  const addresses = html.matchAll(/<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)[^"]*"/g);
  return [...new Set([...addresses].map(([, path = '']) => path))];
}

const weighFile = (path: string) => weigh(readFileSync(join('.next', path)));

/** Bytes of the scripts that the HTML references, without those that every page of this framework has. */
function scriptsOf(html: string): number {
  const tags = [...html.matchAll(/<script [^>]*src="\/_next\/(static\/(?!page-data\/)[^"?]+\.js)[^>]*>/g)];
  const paths = new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, path = '']) => path));
  return [...paths].filter((path) => !framework.has(path)).reduce((sum, path) => sum + weighFile(path), 0);
}

const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
  readFileSync(join('.next', 'build-manifest.json'), 'utf8'),
);
const framework = new Set(rootMainFiles);

test('no prerendered page weighs 20 kB', () => {
  expect(pages.map(({ file }) => file)).toContain('index.html');
  const weights = pages.map(({ file, html }) => ({ file, bytes: weigh(html) }));
  expect(weights.filter(({ bytes }) => bytes >= HTML_LIMIT)).toEqual([]);
});

test('the hydration data of no prerendered page weighs 15 kB, and is one file', () => {
  const withScripts = pages.filter(({ file }) => file !== '_global-error.html');
  const weights = withScripts.map(({ file, html }) => {
    const files = [...html.matchAll(/ src="\/_next\/(static\/page-data\/[^"]+)"/g)].map(([, path = '']) => path);
    const bytes = files.reduce((sum, path) => sum + weigh(readFileSync(join('.next', 'standalone', '.next', path))), 0);
    return { file, files: files.length, bytes };
  });
  expect(weights.filter(({ files }) => files !== 1)).toEqual([]);
  expect(weights.filter(({ bytes }) => bytes >= DATA_LIMIT)).toEqual([]);
});

test('the style sheets of no prerendered page weigh 15 kB', () => {
  const weights = pages.map(({ file, html }) => {
    const sheets = styleSheetsOf(html).map(weighFile);
    return { file, sheets: sheets.length, bytes: sheets.reduce((sum, bytes) => sum + bytes, 0) };
  });
  expect(weights.filter(({ sheets }) => sheets === 0)).toEqual([]);
  expect(weights.filter(({ bytes }) => bytes >= CSS_LIMIT)).toEqual([]);
});

test("the scripts of a page to be read weigh 25 kB above the framework's, those of /consulta-gratuita 50 kB", () => {
  expect(rootMainFiles.length).toBeGreaterThan(0);
  const limitOf = (file: string) => (file === 'consulta-gratuita.html' ? CONSULTATION_SCRIPT_LIMIT : SCRIPT_LIMIT);
  const weights = pages
    .filter(({ file }) => file === 'consulta-gratuita.html' || !isTool(`/${file.replace(/\.html$/, '')}`))
    .map(({ file, html }) => ({ file, bytes: scriptsOf(html), limit: limitOf(file) }));
  expect(weights.map(({ file }) => file)).toContain('consulta-gratuita.html');
  expect(weights.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(weights.filter(({ bytes, limit }) => bytes >= limit)).toEqual([]);
});
