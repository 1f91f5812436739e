import { readSources } from '@/tests/support/rules/sources';

const AROUND_LOAD_CODE = /from 'next\/dynamic'|\blazy\(/;

test('no component loads code in a way that ends in an error page when the network is gone', () => {
  const sources = readSources(['app', 'components']);
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => AROUND_LOAD_CODE.test(text)).map(({ path }) => path)).toEqual([]);
});

test.each(["import dynamic from 'next/dynamic';", "const Row = lazy(() => import('./row'));"])(
  'the rule can fail: %s',
  (text) => {
    expect(text).toMatch(AROUND_LOAD_CODE);
  },
);
