import { workbook } from '@/lib/orders/deliverables/workbook/workbook';
import type { WorkbookDay, WorkbookWeek } from '@/lib/orders/deliverables/workbook/workbook-day';
import { colour, type Ground, measure, page, styles } from '../pdf/look';
import type { Element, Pen } from '../pdf/pen';
import { layOut } from './lay-out';

const HEAD = 156;
const COLUMN_GAP = 26;
const WHY_WIDTH = 178;
const CHECK_Y = 762;
const { labels } = workbook;

type Day = { day: number; total: number; week: WorkbookWeek; ground: Ground };

/** One page: number and title, why, what to do, the exercises, and the box that closes the day. */
export function drawDay(pen: Pen, parent: Element, content: WorkbookDay, place: Day): void {
  const section = pen.open(parent, 'Sect');
  drawHead(pen, section, content.title, place);
  const [whyEnd, stepsEnd] = [drawWhy(pen, section, content.why), drawSteps(pen, section, content.steps)];
  let y = Math.max(whyEnd, stepsEnd) + 14;
  if (content.aside) y = drawAside(pen, section, content.aside, y) + 14;
  layOut(pen, section, content.exercises, y, CHECK_Y - 14);
  drawCheck(pen, section, content.check);
  section.end();
}

function drawHead(pen: Pen, section: Element, title: string, { day, total, week, ground }: Day): void {
  pen.ground(colour[ground], HEAD);
  pen.decorate(() => drawBackrest(pen, day, total));
  const kicker = { x: page.left, y: 34, width: measure };
  pen.block(section, 'P', `${week.name} · ${week.title}`, styles.kicker, kicker);
  pen.tag(section, 'H2', () => {
    pen.write(`${labels.day} `, styles.kicker, { x: page.left, y: 57, width: 60 });
    pen.write(`${day} `, styles.numeral, { x: page.left - 6, y: 29, width: 180 });
    pen.write(title, styles.headline, { x: page.left + 158, y: 56, width: measure - 158 });
  });
}

/** As many channels as days, filled up to today: the sofa fills. */
function drawBackrest(pen: Pen, day: number, total: number): void {
  const left = page.left + 158;
  const gap = 3;
  const width = (measure - 158 - gap * (total - 1)) / total;
  for (let channel = 0; channel < total; channel += 1) {
    const done = channel < day;
    const height = done ? 30 : 18;
    const shape = pen.backrest(left + channel * (width + gap), HEAD - height, width, height, 4.5);
    if (done) shape.fill(colour.tinta);
    else shape.fillOpacity(0.22).fill(colour.tinta).fillOpacity(1);
  }
}

function drawWhy(pen: Pen, section: Element, why: string): number {
  const box = { x: page.left, y: HEAD + 20, width: WHY_WIDTH };
  const y = pen.block(section, 'H3', labels.why, styles.label, box) + 3;
  return pen.block(section, 'P', why, styles.text, { ...box, y });
}

function drawSteps(pen: Pen, section: Element, steps: readonly string[]): number {
  const x = page.left + WHY_WIDTH + COLUMN_GAP;
  const width = page.left + measure - x;
  let y = pen.block(section, 'H3', labels.steps, styles.label, { x, y: HEAD + 20, width }) + 3;
  const list = pen.open(section, 'L');
  steps.forEach((step, index) => {
    const entry = pen.open(list, 'LI');
    pen.block(entry, 'Lbl', `${index + 1}`, styles.strong, { x, y, width: 14 });
    y = pen.block(entry, 'LBody', step, styles.text, { x: x + 16, y, width: width - 16 }) + 3;
    entry.end();
  });
  list.end();
  return y;
}

function drawAside(pen: Pen, section: Element, aside: NonNullable<WorkbookDay['aside']>, y: number): number {
  const text = `${labels[aside.kind]}. ${aside.text}`;
  const inner = { x: page.left + 14, y: y + 9, width: measure - 28 };
  const height = pen.heightOf(text, styles.note, inner.width) + 15;
  pen.decorate(() => pen.backrest(page.left, y, measure, height, 10).fill(colour.arena));
  pen.block(section, 'P', text, styles.note, inner);
  return y + height;
}

function drawCheck(pen: Pen, section: Element, check: string): void {
  pen.decorate(() => {
    pen.rule(page.left, CHECK_Y, measure, colour.tinta, 1.2);
    pen
      .backrest(page.left, CHECK_Y + 9, 22, 22, 7)
      .lineWidth(1.4)
      .stroke(colour.tinta);
  });
  pen.tag(section, 'P', () => {
    const done = `${labels.done}. `;
    const x = page.left + 34;
    pen.write(done, styles.strong, { x, y: CHECK_Y + 13, width: 60 });
    const start = x + pen.widthOf(done, styles.strong) + 2;
    pen.write(check, styles.text, { x: start, y: CHECK_Y + 13, width: page.left + measure - start });
  });
}
