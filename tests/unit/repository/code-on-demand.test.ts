import { readSources } from '@/tests/support/rules/sources';

const AROUND_LOAD_CODE = /from 'next\/dynamic'|\blazy[<(]/;

/** On the server alone; a drawing that may be missing; the screen for errors, in whose place stands that of the whole document. */
const HARMLESS = [
  'app/(public)/(site)/error.tsx',
  'components/letters/subscription/newsletter-form-nearby.tsx',
  'components/site/frame/error-picture.tsx',
];

test('no component loads code in a way that ends in an error page when the network is gone', () => {
  const sources = readSources(['app', 'components']);
  expect(sources.length).toBeGreaterThan(300);
  expect(
    sources
      .filter(({ text }) => AROUND_LOAD_CODE.test(text))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(HARMLESS);
});

test.each([
  "import dynamic from 'next/dynamic';",
  "const Row = lazy(() => import('./row'));",
  "const Row = lazy<ComponentType>(() => import('./row'));",
])('the rule can fail: %s', (text) => {
  expect(text).toMatch(AROUND_LOAD_CODE);
});
