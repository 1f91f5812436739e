import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readSources, type Source } from '@/tests/support/rules/sources';

const DOCUMENT = 'docs/yearly.md';
const DATE = /\bvalidFrom: '([^']*)'/g;
const SOURCE = /\bsource:\s*(?:'([^']*)'|[A-Z][A-Z_]+\b)/g;

/** A table of dated figures without a readable date or an official address for each date, or one that the document misses. */
function yearlyFaults({ path, text }: Source, listed: string): string[] {
  const dates = [...text.matchAll(DATE)].map(([, date]) => date ?? '');
  if (dates.length === 0) return [];
  const sources = [...text.matchAll(SOURCE)].map(([, address]) => address);
  const wrong = [
    ...dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))),
    ...sources.filter((address) => address !== undefined && !/^https:\/\/[\w.-]+\/\S+$/.test(address)),
  ].map((value) => `${path}: "${value}" cannot be read`);
  if (sources.length < dates.length) wrong.push(`${path}: a date has no source`);
  if (!listed.includes(`\`${path}\``) && !listed.includes(`\`${dirname(path)}/\``))
    wrong.push(`${path} is not in ${DOCUMENT}`);
  return wrong;
}

test('every table of dated figures has its dates and sources, and is in docs/yearly.md', () => {
  const listed = readFileSync(DOCUMENT, 'utf8');
  const dated = readSources(['lib']).filter(({ text }) => text.search(DATE) >= 0);
  expect(dated.length).toBeGreaterThan(15);
  expect(dated.flatMap((source) => yearlyFaults(source, listed))).toEqual([]);
});

describe('the rule can fail', () => {
  const faults = (text: string, listed = '`lib/tax/`') => yearlyFaults({ path: 'lib/tax/scale.ts', text }, listed);
  const law = "source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740'";

  test.each([
    [`validFrom: 'enero de 2026', ${law}`],
    [`validFrom: '2026-02-30x', ${law}`],
    ["validFrom: '2026-01-01'"],
    ["validFrom: '2026-01-01', source: ''"],
  ])('%s', (text) => {
    expect(faults(text)).toHaveLength(1);
  });

  test('a table that the document does not list', () => {
    expect(faults(`validFrom: '2026-01-01', ${law}`)).toEqual([]);
    expect(faults(`validFrom: '2026-01-01', ${law}`, '')).toEqual(['lib/tax/scale.ts is not in docs/yearly.md']);
  });
});
