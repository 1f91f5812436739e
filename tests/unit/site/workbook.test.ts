import { workbook, workbookDays } from '@/lib/orders/deliverables/workbook/workbook';

test('three weeks of seven days, each with a reason, a task, an exercise and an end', () => {
  expect(workbook.weeks.map(({ days }) => days.length)).toEqual([7, 7, 7]);
  for (const { why, steps, exercises, check } of workbookDays) {
    expect(why.length).toBeGreaterThan(80);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(exercises.length).toBeGreaterThan(0);
    expect(check).toMatch(/\.$/);
  }
  expect(new Set(workbookDays.map(({ title }) => title)).size).toBe(21);
});

test('the columns of every table fill its width', () => {
  const exercises = [...workbookDays, ...workbook.weeks.map(({ review }) => review), ...workbook.sheets].flatMap(
    (page) => page.exercises,
  );
  const widths = exercises.flatMap((exercise) =>
    exercise.kind === 'table' ? [exercise.columns.reduce((sum, { width }) => sum + width, 0)] : [],
  );
  expect(widths.length).toBeGreaterThan(20);
  for (const width of widths) expect(width).toBeCloseTo(1, 6);
});

test('the sums of the examples are right', () => {
  const text = JSON.stringify(workbookDays).replaceAll('\u00a0', ' ');
  // 1.650 × 14 ÷ 12; the seven yearly expenses; what is left of it all; instalments of 6.000 € at 8 %.
  for (const sum of [
    '23.100 € al año, que son 1.925 € al mes',
    'Suman 2.463 €: 205,25 € al mes',
    'Le quedan 129,75 €',
  ]) {
    expect(text).toContain(sum);
  }
  expect(text).toContain('en tres años son 188 € al mes y 769 € de intereses; en seis, 105 € al mes y 1.574 €');
  expect(text).toContain('12,99 € al mes son 155,88 € al año');
  expect(text).toContain('carga 33,33 € de intereses');
});
