import { workbook, workbookDays } from '@/lib/orders/deliverables/workbook/workbook';
import { colour, measure, page, styles } from '../pdf/look';
import type { Element, Pen } from '../pdf/pen';

const { howTo, plan } = workbook;

/** The cover: the sofa, whose backrest has a channel for each day. */
export function drawCover(pen: Pen, parent: Element): void {
  pen.ground(colour.azafran, page.height);
  pen.decorate(() => drawSofa(pen));
  const section = pen.open(parent, 'Sect');
  const box = { x: page.left, y: 64, width: measure };
  pen.block(section, 'P', workbook.subtitle, styles.lead, box);
  const end = pen.block(section, 'H1', workbook.title, styles.cover, { ...box, y: 92, width: 440 });
  pen.block(section, 'P', workbook.cover, styles.lead, { ...box, y: end + 20, width: 330 });
  pen.block(section, 'P', workbook.publisher, styles.label, { ...box, y: 744 });
  pen.block(section, 'P', workbook.edition, styles.note, { ...box, y: 762 });
  section.end();
}

function drawSofa(pen: Pen): void {
  const seat = { y: 620, height: 62 };
  const gap = 4;
  const days = workbookDays.length;
  const inner = measure - 60;
  const width = (inner - gap * (days - 1)) / days;
  for (let day = 0; day < days; day += 1) {
    // Each day a little higher than the one before.
    const height = 120 + day * 5;
    pen.backrest(page.left + 30 + day * (width + gap), seat.y - height, width, height, 7).fill(colour.tinta);
  }
  pen.backrest(page.left, seat.y - 46, 38, seat.height + 46, 16).fill(colour.papel);
  pen.backrest(page.left + measure - 38, seat.y - 46, 38, seat.height + 46, 16).fill(colour.papel);
  pen.backrest(page.left + 42, seat.y + 4, measure / 2 - 44, seat.height - 4, 12).fill(colour.cielo);
  pen.backrest(page.left + measure / 2 + 2, seat.y + 4, measure / 2 - 44, seat.height - 4, 12).fill(colour.cielo);
  pen.doc.rect(page.left + 12, seat.y + seat.height, 12, 18).fill(colour.tinta);
  pen.doc.rect(page.left + measure - 24, seat.y + seat.height, 12, 18).fill(colour.tinta);
}

/** How to use it, and what it is not. */
export function drawHowTo(pen: Pen, parent: Element): void {
  const section = pen.open(parent, 'Sect');
  let y = drawTitle(pen, section, howTo.title, null);
  y = drawParagraphs(pen, section, howTo.paragraphs, y);
  y = pen.block(section, 'H3', howTo.needs.title, styles.lead, at(y + 12)) + 4;
  const list = pen.open(section, 'L');
  for (const item of howTo.needs.items) {
    const bullet = y + 4;
    pen.decorate(() => pen.backrest(page.left, bullet, 7, 9, 3.5).fill(colour.azafran));
    const entry = pen.open(list, 'LI');
    y = pen.block(entry, 'LBody', item, styles.reading, { x: page.left + 18, y, width: measure - 18 }) + 4;
    entry.end();
  }
  list.end();
  y = pen.block(section, 'H3', howTo.household.title, styles.lead, at(y + 14)) + 4;
  y = pen.block(section, 'P', howTo.household.text, styles.reading, at(y)) + 8;
  y = pen.block(section, 'H3', howTo.limits.title, styles.lead, at(y + 14)) + 4;
  drawParagraphs(pen, section, howTo.limits.paragraphs, y);
  section.end();
}

/** All days on one page, with room for a date. */
export function drawPlan(pen: Pen, parent: Element): void {
  const section = pen.open(parent, 'Sect');
  const top = drawTitle(pen, section, plan.title, plan.lead);
  const dateX = page.left + measure - 110;
  const table = pen.open(section, 'Table');
  const head = pen.open(table, 'TR');
  pen.block(head, 'TH', plan.columns.day, styles.head, at(top));
  pen.block(head, 'TH', plan.columns.what, styles.head, { x: page.left + 48, y: top, width: 200 });
  pen.block(head, 'TH', plan.columns.date, styles.head, { x: dateX + 6, y: top, width: 100 });
  head.end();
  const row = (page.foot - 26 - top - 17) / workbookDays.length;
  workbookDays.forEach(({ title }, index) => {
    const y = top + 17 + index * row;
    const heavy = index % 7 === 0;
    pen.decorate(() => pen.rule(page.left, y, measure, heavy ? colour.tinta : colour.borde, heavy ? 1.2 : 0.5));
    const tr = pen.open(table, 'TR');
    pen.block(tr, 'TH', `${index + 1}`, styles.label, { x: page.left, y: y + (row - 14) / 2, width: 40 });
    pen.block(tr, 'TD', title, styles.text, { x: page.left + 48, y: y + (row - 12) / 2, width: 320 });
    pen.open(tr, 'TD').end();
    tr.end();
  });
  table.end();
  const bottom = top + 17 + workbookDays.length * row;
  pen.decorate(() => {
    pen.rule(page.left, bottom, measure, colour.tinta, 1.2);
    pen.doc
      .moveTo(dateX, top + 17)
      .lineTo(dateX, bottom)
      .lineWidth(0.6)
      .stroke(colour.regla);
  });
  section.end();
}

const at = (y: number) => ({ x: page.left, y, width: measure });

/** Title and lead of a page without a day; answers where its content begins. */
export function drawTitle(pen: Pen, section: Element, title: string, lead: string | null): number {
  const end = pen.block(section, 'H2', title, styles.headline, at(54));
  const below = lead ? pen.block(section, 'P', lead, styles.lead, { ...at(end + 6), width: 420 }) : end;
  return below + 18;
}

export function drawParagraphs(pen: Pen, section: Element, paragraphs: readonly string[], top: number): number {
  return paragraphs.reduce((y, text) => pen.block(section, 'P', text, styles.reading, at(y)) + 8, top);
}
