import { type WorkbookSheet, workbook } from '@/lib/orders/deliverables/workbook/workbook';
import type { WorkbookWeek } from '@/lib/orders/deliverables/workbook/workbook-day';
import { colour, type Ground, measure, page, styles } from '../pdf/look';
import type { Element, Pen } from '../pdf/pen';
import { drawParagraphs, drawTitle } from './draw-front';
import { layOut } from './lay-out';

const BOTTOM = page.foot - 28;
const { words } = workbook;

/** A full-bleed page before the seven days: the name of the week, and what it is for. */
export function drawWeek(pen: Pen, parent: Element, week: WorkbookWeek, ground: Ground): void {
  pen.ground(colour[ground], page.height);
  pen.decorate(() => {
    for (let day = 0; day < week.days.length; day += 1) {
      const height = 90 + day * 26;
      pen.backrest(page.left + day * 71, page.height - height, 62, height, 26).fill(colour.tinta);
    }
  });
  const section = pen.open(parent, 'Sect');
  const box = { x: page.left, y: 64, width: measure };
  pen.block(section, 'P', week.name, styles.lead, box);
  const end = pen.block(section, 'H1', week.title, styles.cover, { ...box, y: 86 });
  let y = pen.block(section, 'P', week.lead, styles.lead, { ...box, y: end + 14, width: 330 }) + 22;
  const list = pen.open(section, 'L');
  for (const { title } of week.days) {
    const entry = pen.open(list, 'LI');
    y = pen.block(entry, 'LBody', title, styles.strong, { ...box, y }) + 5;
    entry.end();
  }
  list.end();
  section.end();
}

/** A page of exercises without a day: the end of a week, or a template. */
export function drawSheet(pen: Pen, parent: Element, sheet: WorkbookSheet): void {
  const section = pen.open(parent, 'Sect');
  const top = drawTitle(pen, section, sheet.title, sheet.lead);
  layOut(pen, section, sheet.exercises, top, BOTTOM);
  section.end();
}

/** The glossary, and where to go from here. */
export function drawWords(pen: Pen, parent: Element): void {
  const section = pen.open(parent, 'Sect');
  let y = drawTitle(pen, section, words.title, null);
  const table = pen.open(section, 'Table');
  for (const [word, meaning] of words.entries) {
    const top = y;
    pen.decorate(() => pen.rule(page.left, top, measure, colour.borde, 0.5));
    const tr = pen.open(table, 'TR');
    pen.block(tr, 'TH', word, styles.strong, { x: page.left, y: top + 7, width: 120 });
    y = pen.block(tr, 'TD', meaning, styles.text, { x: page.left + 130, y: top + 7, width: measure - 130 }) + 6;
    tr.end();
  }
  table.end();
  y = pen.block(section, 'H2', words.afterwards.title, styles.headline, { x: page.left, y: y + 26, width: measure });
  drawParagraphs(pen, section, words.afterwards.paragraphs, y + 8);
  section.end();
}
