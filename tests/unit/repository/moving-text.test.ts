import { execFileSync } from 'node:child_process';
import { readSources } from '@/tests/support/rules/sources';
import { liveComponents } from '@/tests/support/rules/translated/live-components';

type Fault = { line: number; code: string; why: string };

const SAMPLES = 'tests/support/rules/translated/moving-text-samples.tsx';

const program = 'tests/support/rules/translated/moving-text-program.ts';
const live = liveComponents(readSources(['app', 'components']));
const faults: Record<string, Fault[]> = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', program, SAMPLES, ...live], { encoding: 'utf8' }),
);

test('no component of a public page changes text that stands beside other nodes', () => {
  expect(live.length).toBeGreaterThan(200);
  const found = Object.entries(faults).flatMap(([path, all]) =>
    path === SAMPLES ? [] : all.map(({ line, code, why }) => ({ path, line, code, why })),
  );
  expect(found).toEqual([]);
});

test('the rule finds each broken sample, and no sound one', () => {
  const [samples] = readSources(['tests/support/rules/translated']).filter(({ path }) => path === SAMPLES);
  const lines = samples?.text.split('\n') ?? [];
  const componentAt = (line: number) =>
    lines
      .slice(0, line)
      .map((text) => /^export function (\w+)/.exec(text)?.[1])
      .findLast((name) => name !== undefined);
  const broken = lines.flatMap((text) => /^export function (Broken\w+)/.exec(text)?.[1] ?? []);
  expect(broken.length).toBeGreaterThan(5);
  expect(new Set((faults[SAMPLES] ?? []).map(({ line }) => componentAt(line)))).toEqual(new Set(broken));
});
