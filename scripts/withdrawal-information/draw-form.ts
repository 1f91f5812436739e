import { colour, measure, page, styles } from '../pdf/look';
import type { Element, Pen } from '../pdf/pen';

/** A line to write on by hand. */
const ROW = 34;
/** Before it stand the advice and the addressee. */
const FIRST_TO_FILL = 2;

/** The form on a page of its own, with room to write. */
export function drawForm(pen: Pen, parent: Element, [heading = '', ...lines]: readonly string[]): void {
  pen.ground(colour.cielo, 138);
  const section = pen.open(parent, 'Sect');
  const at = (y: number) => ({ x: page.left, y, width: measure });
  pen.block(section, 'H2', heading, styles.headline, { ...at(50), width: 400 });
  let y = 164;
  lines.forEach((line, index) => {
    if (index < FIRST_TO_FILL) y = pen.block(section, 'P', line, styles.reading, at(y)) + 14;
    else y = drawRows(pen, pen.block(section, 'P', line, styles.strong, at(y)), index === FIRST_TO_FILL ? 2 : 1) + 12;
  });
  section.end();
}

function drawRows(pen: Pen, top: number, rows: number): number {
  pen.decorate(() => {
    for (let row = 1; row <= rows; row += 1) pen.rule(page.left, top + row * ROW - 8, measure, colour.borde, 0.6);
  });
  return top + rows * ROW;
}
