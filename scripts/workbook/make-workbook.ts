import { workbook } from '@/lib/orders/deliverables/workbook/workbook';
import { type Ground, measure, page, styles } from '../pdf/look';
import { collect, newDocument } from '../pdf/new-document';
import { type Element, Pen } from '../pdf/pen';
import { drawDay } from './draw-day';
import { drawCover, drawHowTo, drawPlan } from './draw-front';
import { drawSheet, drawWeek, drawWords } from './draw-sheets';

/** A date that stays: the same content makes the same file. */
const EDITED = new Date('2026-11-23T12:00:00Z');
const GROUNDS: readonly Ground[] = ['arena', 'cielo', 'azafran'];

type Page = { name: string; under?: string; bare?: true; draw: (pen: Pen, parent: Element) => void };

/** The workbook as a tagged PDF. */
export async function makeWorkbook(): Promise<Buffer> {
  const doc = newDocument({
    title: workbook.title,
    author: workbook.publisher,
    subject: workbook.subtitle,
    keywords: workbook.keywords,
    edited: EDITED,
  });
  const finished = collect(doc);
  const pen = new Pen(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const bookmarks = new Map<string, ReturnType<typeof doc.outline.addItem>>();
  pages().forEach(({ name, under, bare, draw }, index) => {
    doc.addPage();
    const parent = under === undefined ? doc.outline : bookmarks.get(under);
    if (!parent) throw new Error(`There is no bookmark ${under}.`);
    bookmarks.set(name, parent.addItem(name));
    draw(pen, root);
    if (!bare) drawFooter(pen, index + 1);
  });
  root.end();
  doc.end();
  return finished;
}

function pages(): Page[] {
  const total = workbook.weeks.reduce((sum, { days }) => sum + days.length, 0);
  let day = 0;
  const weeks = workbook.weeks.flatMap((week, index): Page[] => {
    const ground = GROUNDS[index % GROUNDS.length] ?? 'arena';
    const under = `${week.name}: ${week.title}`;
    const days = week.days.map((content): Page => {
      day += 1;
      const place = { day, total, week, ground };
      const name = `${workbook.labels.day} ${day}: ${content.title}`;
      return { name, under, draw: (pen, parent) => drawDay(pen, parent, content, place) };
    });
    return [
      { name: under, bare: true, draw: (pen, parent) => drawWeek(pen, parent, week, ground) },
      ...days,
      { name: week.review.title, under, draw: (pen, parent) => drawSheet(pen, parent, week.review) },
    ];
  });
  return [
    { name: workbook.title, bare: true, draw: drawCover },
    { name: workbook.howTo.title, draw: drawHowTo },
    { name: workbook.plan.title, draw: drawPlan },
    ...weeks,
    ...workbook.sheets.map(
      (sheet): Page => ({ name: sheet.title, draw: (pen, parent) => drawSheet(pen, parent, sheet) }),
    ),
    { name: workbook.words.title, draw: drawWords },
  ];
}

function drawFooter(pen: Pen, number: number): void {
  pen.doc.markContent('Artifact', { type: 'Pagination' });
  pen.write(`${workbook.publisher} · ${workbook.title}`, styles.footer, { x: page.left, y: page.foot, width: measure });
  pen.write(`${number}`, styles.footer, { x: page.left, y: page.foot, width: measure }, { align: 'right' });
  pen.doc.endMarkedContent();
}
