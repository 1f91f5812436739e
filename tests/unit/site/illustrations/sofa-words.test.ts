import { simulatorAddress } from '@/components/site/home/mortgage-sliders';
import { narrowLabels, wideLabels } from '@/components/site/illustrations/sofa/cushion-labels';
import { mortgageChannels, narrowSofa, wideSofa } from '@/components/site/illustrations/sofa/sofa-geometry';
import { narrowNotes, wideNotes } from '@/components/site/illustrations/sofa/sofa-notes';
import { yearlySchedule } from '@/lib/calculators/mortgage/french-loan';
import { exampleCase, loanOf, type MortgageCase, sliders } from '@/lib/site/living-mortgage';

const { price, savings, years, rate } = sliders;
const range = (min: number, max: number, step: number) =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);

/** Every term with rates from end to end: the words depend on nothing else. */
const cases: MortgageCase[] = range(years.min, years.max, years.step).flatMap((term) =>
  range(rate.min, rate.max, 0.5).map((percent) => ({ ...exampleCase, years: term, rate: percent })),
);

test('the default case names its first year, the turn and its last year', () => {
  const schedule = yearlySchedule(loanOf(exampleCase));
  const notes = wideNotes(schedule, mortgageChannels(wideSofa, schedule));
  expect(notes.map(({ year }) => year).sort((one, other) => one - other)).toEqual([1, 6, 25]);
});

test('the words above the sofa stay on it, whatever the term and the rate', () => {
  for (const mortgage of cases) {
    const schedule = yearlySchedule(loanOf(mortgage));
    for (const { x, anchor } of wideNotes(schedule, mortgageChannels(wideSofa, schedule))) {
      expect(anchor === 'start' ? wideSofa.width - x : x).toBeGreaterThan(190);
    }
    const notes = narrowNotes(schedule, mortgageChannels(narrowSofa, schedule));
    expect(notes).toHaveLength(1);
    for (const { x, anchor } of notes) {
      const room = { start: narrowSofa.width - x, end: x, middle: 2 * Math.min(x, narrowSofa.width - x) }[anchor];
      expect(room).toBeGreaterThan(230);
    }
  }
});

test('a cushion too short for its words has fewer of them', () => {
  expect(wideLabels('160.000 €', '80.299 €', 0.33)).toEqual({
    capital: ['160.000 € de casa'],
    interest: ['80.299 € de intereses'],
  });
  expect(wideLabels('160.000 €', '20.299 €', 0.12).interest).toEqual(['20.299 €']);
  expect(wideLabels('160.000 €', '6.299 €', 0.04).interest).toEqual([]);
  expect(narrowLabels('160.000 €', '80.299 €', 0.33)).toEqual({
    capital: ['160.000 € de casa'],
    interest: ['80.299 €', 'de interés'],
  });
  expect(narrowLabels('160.000 €', '280.299 €', 0.64)).toEqual({
    capital: ['160.000 €', 'de casa'],
    interest: ['280.299 € de intereses'],
  });
  expect(narrowLabels('160.000 €', '6.299 €', 0.04).interest).toEqual([]);
});

test('the simulator is opened with the numbers of the sliders, in the fragment', () => {
  expect(simulatorAddress(exampleCase)).toBe(
    '/calculadoras/simulador-hipoteca#precio=200000&ahorro=40000&plazo=25&interes=3.5',
  );
});

test('the sliders can stand on the default case', () => {
  for (const [slider, value] of [
    [price, exampleCase.price],
    [savings, exampleCase.savings],
    [years, exampleCase.years],
    [rate, exampleCase.rate],
  ] as const) {
    const steps = (value - slider.min) / slider.step;
    expect(steps).toBeCloseTo(Math.round(steps));
    expect(value).toBeLessThan(slider.max);
  }
});
