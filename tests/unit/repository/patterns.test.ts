import { createContext, runInContext } from 'node:vm';
import { readSources } from '@/tests/support/rules/sources';

/** Ends a hang. */
const MINUTE = 60_000;
jest.setTimeout(20 * MINUTE);

/** Characters; a pattern that goes back over each of them takes minutes. */
const LENGTH = 150_000;
const FILLINGS = [' ', '\n', '\t ', '0', 'a', 'A', 'ñ', '.', '-', ',', ';', '/', '@', '_', '"', '<', '=', '[', '*'];

const LITERAL =
  /(?<=(?:[(,=:[!&|?{};\n]|\breturn|=>) *)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?![\w/])/g;
/** What repeats without an end. */
const UNBOUNDED = /(?<!\\)[+*]|\{\d+,\}/;

function patternsIn(text: string): RegExp[] {
  return [...text.matchAll(LITERAL)].flatMap(([, source = '', flags]) => {
    try {
      return UNBOUNDED.test(source) ? [new RegExp(source, flags)] : [];
    } catch {
      return [];
    }
  });
}

/** What they read is nobody else's: a figure that its person types into a calculator, a letter of the staff, the configuration. */
const OWN_TEXTS = ['lib/calculators/input/number-input.ts', 'lib/letters/read-markdown.ts', 'lib/shared/env.ts'];
const sources = readSources(['app', 'components', 'lib']).filter(({ path }) => !OWN_TEXTS.includes(path));
const found = sources.flatMap(({ path, text }) => patternsIn(text).map((pattern) => ({ path, pattern })));

/** Texts that a pattern names, behind which the filling stands. */
function namesIn({ source }: RegExp): string[] {
  const plain = source.replace(
    /\[(?:\\.|[^\]\\])*\]|\\[bBdDpPsSwW](?:\{\w+\})?|\(\?[:=!<]+|[()|^$?*+]|\{[\d,]+\}/g,
    '\n',
  );
  return ['', 'x', ...plain.replace(/\\(.)/g, '$1').split('\n')];
}

test.each(FILLINGS)(
  `no pattern goes back over ${LENGTH / 1000} thousand times %j, behind whatever it names`,
  (filling) => {
    const context = createContext({ filled: filling.repeat(LENGTH / filling.length) });
    const hanging = found.filter(({ pattern }) => {
      const texts = JSON.stringify([...new Set(namesIn(pattern))]);
      try {
        const script = `for (const name of ${texts}) (name + filled + '\\u0001').replace(${pattern}, '')`;
        runInContext(script, context, { timeout: MINUTE });
        return false;
      } catch {
        return true;
      }
    });
    expect(hanging.map(({ path, pattern }) => `${path}: ${pattern}`)).toEqual([]);
  },
);

test('the patterns are found', () => {
  expect(found.length).toBeGreaterThan(50);
});
