/** A line of the bench's table. A figure without a goal is only reported. */
export type Row = { figure: string; measured: string; goal: string; met: boolean };

export function row(figure: string, value: number, unit: string, goal: string, met: boolean): Row {
  return { figure, measured: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim(), goal, met };
}

export function toMarkdown(rows: Row[]): string {
  const lines = rows.map(
    ({ figure, measured, goal, met }) => `| ${figure} | ${measured} | ${goal} | ${goal ? (met ? 'yes' : 'NO') : ''} |`,
  );
  return ['| figure | measured | goal | met |', '| --- | --- | --- | --- |', ...lines, ''].join('\n');
}
