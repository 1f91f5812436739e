import {
  type EuriborValues,
  euriborDefaults,
  readEuriborPath,
} from '@/components/calculators/mortgage/euribor-path/euribor-fields';

const t = (key: string, { years }: Record<string, unknown> = {}) => [key, years].filter(Boolean).join(' ');
const nothing = { principal: undefined, years: undefined, parts: undefined };
const usual = euriborDefaults(nothing);
const read = (typed: Partial<EuriborValues>) => readEuriborPath({ ...usual, ...typed }, t);

test('the loan above fills the fields in, with a path to begin with', () => {
  const above = { principal: 187_350_50, years: 8, parts: { euribor: 2_125, spread: 850 } };
  expect(euriborDefaults(above)).toEqual({
    'euribor-prestamo': '187.350,5',
    'euribor-plazo': '8',
    'euribor-hoy': '2,125',
    'euribor-diferencial': '0,85',
    'euribor-revision': 'anual',
    'euribor-ano-1': '2',
    'euribor-nivel-1': '3,125',
    'euribor-ano-2': '5',
    'euribor-nivel-2': '4,125',
    'euribor-ano-3': '',
    'euribor-nivel-3': '',
  });
});

test('what the loan above starts with can always be calculated', () => {
  expect(readEuriborPath(usual, t).ok).toBe(true);
  for (const years of [1, 2, 5, 10, 40]) {
    for (const euribor of [0, 49_500, 50_000])
      expect(readEuriborPath(euriborDefaults({ ...nothing, years, parts: { euribor, spread: 0 } }), t).ok).toBe(true);
  }
});

test('the fields become cents, months and fractions', () => {
  const typed = read({ 'euribor-revision': 'semestral', 'euribor-nivel-3': '1,375' });
  expect(typed).toEqual({
    ok: true,
    input: {
      principal: 160_000_00,
      months: 300,
      euribor: 0.025,
      spread: 0.01,
      review: 6,
      points: [
        { year: 2, euribor: 0.035 },
        { year: 5, euribor: 0.045 },
        { year: 10, euribor: 0.01375 },
      ],
    },
  });
});

test('a point without its two figures is left out, wherever it stands', () => {
  const without = (point: 1 | 2 | 3) => read({ [`euribor-ano-${point}`]: ' ', [`euribor-nivel-${point}`]: '' });
  for (const [point, years] of [
    [1, [5, 10]],
    [2, [2, 10]],
    [3, [2, 5]],
  ] as const) {
    const typed = without(point);
    expect(typed.ok && typed.input.points.map(({ year }) => year)).toEqual(years);
  }
});

test.each<[string, Partial<EuriborValues>, object]>([
  ['twice the same year', { 'euribor-ano-2': '2' }, { 'euribor-ano-2': { message: 'twiceError' } }],
  ['the first year again', { 'euribor-ano-3': '2' }, { 'euribor-ano-3': { message: 'twiceError' } }],
  ['a year before the last one', { 'euribor-ano-3': '4' }, { 'euribor-ano-3': { message: 'orderError' } }],
  ['a year after the term', { 'euribor-ano-3': '26' }, { 'euribor-ano-3': { message: 'beyondError 25' } }],
  ['a term that has become too short', { 'euribor-plazo': '9' }, { 'euribor-ano-3': { message: 'beyondError 9' } }],
  ['a level without its year', { 'euribor-ano-1': '' }, { 'euribor-ano-1': { reason: 'empty' } }],
  ['a year without its level', { 'euribor-nivel-1': '' }, { 'euribor-nivel-1': { reason: 'empty' } }],
  ['half a year', { 'euribor-ano-1': '1,5' }, { 'euribor-ano-1': { reason: 'decimals' } }],
  ['a year that is today', { 'euribor-ano-1': '0' }, { 'euribor-ano-1': { reason: 'below' } }],
  ['a negative level', { 'euribor-nivel-2': '-0,5' }, { 'euribor-nivel-2': { reason: 'negative' } }],
  ['a toy loan', { 'euribor-prestamo': '999,99' }, { 'euribor-prestamo': { reason: 'below' } }],
  ['41 years', { 'euribor-plazo': '41' }, { 'euribor-plazo': { reason: 'above' } }],
  ['another review', { 'euribor-revision': 'mensual' }, { 'euribor-revision': { message: 'reviewError' } }],
  ['a word of the language', { 'euribor-revision': 'toString' }, { 'euribor-revision': { message: 'reviewError' } }],
])('%s is refused beside its field alone', (_what, typed, errors) => {
  const parsed = read(typed);
  expect(parsed).toMatchObject({ ok: false, errors });
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual(Object.keys(errors));
});
