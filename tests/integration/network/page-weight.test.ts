import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const HTML_LIMIT = 20_000;
const DATA_LIMIT = 15_000;
const CSS_LIMIT = 15_000;

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
    const sheets = styleSheetsOf(html).map((path) => weigh(readFileSync(join('.next', path))));
    return { file, sheets: sheets.length, bytes: sheets.reduce((sum, bytes) => sum + bytes, 0) };
  });
  expect(weights.filter(({ sheets }) => sheets === 0)).toEqual([]);
  expect(weights.filter(({ bytes }) => bytes >= CSS_LIMIT)).toEqual([]);
});
