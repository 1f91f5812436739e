import type { Exercise } from '@/lib/orders/deliverables/workbook/workbook-day';
import type { Element, Pen } from '../pdf/pen';
import { drawExercise, sizeOf } from './draw-exercise';

const GAP = 15;
/** A line that can be written on by hand, and one that does not look lost. */
const ROW = { least: 17.5, most: 36 };

/** Draws the exercises from `top` to `bottom`; the rows share what is left. Throws if they do not fit. */
export function layOut(pen: Pen, parent: Element, exercises: readonly Exercise[], top: number, bottom: number): void {
  const sizes = exercises.map((exercise) => sizeOf(pen, exercise));
  const fixed = sizes.reduce((sum, size) => sum + size.fixed, GAP * (exercises.length - 1));
  const rows = sizes.reduce((sum, size) => sum + size.rows, 0);
  const row = Math.min(ROW.most, (bottom - top - fixed) / rows);
  if (row < ROW.least) {
    throw new Error(`${JSON.stringify(exercises[0]).slice(0, 80)}: a row has ${row.toFixed(1)} points.`);
  }
  let y = top;
  for (const exercise of exercises) y = drawExercise(pen, parent, exercise, y, row) + GAP;
}
