import type { Exercise, FillTable } from '@/lib/orders/deliverables/workbook/workbook-day';
import { colour, measure, page, styles } from '../pdf/look';
import type { Element, Pen } from '../pdf/pen';

const CAPTION = 19;
const HEAD = 17;
const TICK = 14;
const SUM_BOX = 128;

/** Height of an exercise without its rows, and how many rows share the rest of the page. */
export function sizeOf(pen: Pen, exercise: Exercise): { fixed: number; rows: number } {
  switch (exercise.kind) {
    case 'table':
      return { fixed: CAPTION + HEAD, rows: exercise.rows.length + (exercise.blank ?? 0) + (exercise.total ? 1 : 0) };
    case 'lines':
      return { fixed: CAPTION, rows: exercise.count };
    case 'sums':
      return { fixed: CAPTION, rows: exercise.lines.length };
    case 'ticks':
      return { fixed: CAPTION + exercise.items.reduce((sum, item) => sum + tickHeight(pen, item), 0), rows: 0 };
  }
}

/** Draws it from `y`; answers where it ends. */
export function drawExercise(pen: Pen, parent: Element, exercise: Exercise, y: number, row: number): number {
  const caption = exercise.kind === 'lines' || exercise.kind === 'ticks' ? exercise.prompt : exercise.caption;
  pen.block(parent, 'H3', caption, styles.label, { x: page.left, y, width: measure });
  const top = y + CAPTION;
  switch (exercise.kind) {
    case 'table':
      return drawTable(pen, parent, exercise, top, row);
    case 'lines':
      return drawLines(pen, exercise.count, top, row);
    case 'sums':
      return drawSums(pen, parent, exercise.lines, top, row);
    case 'ticks':
      return drawTicks(pen, parent, exercise.items, top);
  }
}

function drawTable(
  pen: Pen,
  parent: Element,
  { columns, rows, blank = 0, total }: FillTable,
  top: number,
  row: number,
) {
  const table = pen.open(parent, 'Table');
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce<number>((x, { width }) => x + width * measure, page.left),
  );
  const head = pen.open(table, 'TR');
  columns.forEach((column, index) => {
    const box = { x: (lefts[index] ?? page.left) + (index ? 6 : 0), y: top, width: column.width * measure - 8 };
    pen.block(head, 'TH', column.head, styles.head, box);
  });
  head.end();
  const labels = [...rows, ...Array.from({ length: blank }, () => ''), ...(total ? [total] : [])];
  const first = top + HEAD;
  labels.forEach((label, index) => {
    const last = total !== undefined && index === labels.length - 1;
    drawRow(pen, table, { label, last, y: first + index * row, height: row, cells: columns.length });
  });
  table.end();
  const bottom = first + labels.length * row;
  pen.decorate(() => {
    pen.rule(page.left, bottom, measure, colour.tinta, 1.2);
    for (const x of lefts.slice(1)) pen.doc.moveTo(x, first).lineTo(x, bottom).lineWidth(0.6).stroke(colour.regla);
  });
  return bottom;
}

type Row = { label: string; last: boolean; y: number; height: number; cells: number };

function drawRow(pen: Pen, table: Element, { label, last, y, height, cells }: Row): void {
  const heavy = last || undefined;
  pen.decorate(() => pen.rule(page.left, y, measure, heavy ? colour.tinta : colour.borde, heavy ? 1.2 : 0.5));
  const tr = pen.open(table, 'TR');
  const style = last ? styles.total : styles.cell;
  if (label) pen.block(tr, 'TH', label, style, { x: page.left, y: y + (height - 12) / 2, width: measure / 2 });
  for (let cell = label ? 1 : 0; cell < cells; cell += 1) pen.open(tr, 'TD').end();
  tr.end();
}

function drawLines(pen: Pen, count: number, top: number, row: number): number {
  pen.decorate(() => {
    for (let line = 1; line <= count; line += 1) pen.rule(page.left, top + line * row, measure, colour.borde, 0.5);
  });
  return top + count * row;
}

type Sum = Extract<Exercise, { kind: 'sums' }>['lines'][number];

function drawSums(pen: Pen, parent: Element, lines: readonly Sum[], top: number, row: number): number {
  const table = pen.open(parent, 'Table');
  lines.forEach(({ text, result }, index) => {
    const y = top + index * row;
    pen.decorate(() => {
      pen.rule(page.left, y, measure, colour.borde, 0.5);
      const x = page.left + measure - SUM_BOX;
      if (result) pen.backrest(x, y + 2, SUM_BOX, row - 2, 6).fill(colour.azafran);
      else
        pen
          .backrest(x, y + 3, SUM_BOX, row - 6, 5)
          .lineWidth(0.7)
          .stroke(colour.borde);
    });
    const tr = pen.open(table, 'TR');
    const box = { x: page.left, y: y + (row - 12) / 2, width: measure - SUM_BOX - 12 };
    pen.block(tr, 'TH', text, result ? styles.total : styles.cell, box);
    pen.open(tr, 'TD').end();
    tr.end();
  });
  table.end();
  return top + lines.length * row;
}

function tickHeight(pen: Pen, item: string): number {
  return Math.max(19, pen.heightOf(item, styles.cell, measure - TICK - 10) + 7);
}

function drawTicks(pen: Pen, parent: Element, items: readonly string[], top: number): number {
  const list = pen.open(parent, 'L');
  let y = top;
  for (const item of items) {
    pen.decorate(() =>
      pen
        .backrest(page.left, y + 1, TICK, TICK, 4)
        .lineWidth(1)
        .stroke(colour.tinta),
    );
    const entry = pen.open(list, 'LI');
    pen.block(entry, 'LBody', item, styles.cell, { x: page.left + TICK + 10, y: y + 2, width: measure - TICK - 10 });
    entry.end();
    y += tickHeight(pen, item);
  }
  list.end();
  return y;
}
