import { workbook } from '@/lib/orders/deliverables/workbook/workbook';
import type { Ground } from '../pdf/look';
import { makeDocument } from '../pdf/new-document';
import type { Element, Pen } from '../pdf/pen';
import { drawDay } from './draw-day';
import { drawCover, drawHowTo, drawPlan } from './draw-front';
import { drawSheet, drawWeek, drawWords } from './draw-sheets';

/** A date that stays: the same content makes the same file. */
const EDITED = new Date('2026-11-23T12:00:00Z');
const GROUNDS: readonly Ground[] = ['arena', 'cielo', 'azafran'];

type Page = { name: string; under?: string; bare?: true; draw: (pen: Pen, parent: Element) => void };

/** The workbook as a tagged PDF. */
export async function makeWorkbook(): Promise<Buffer> {
  const { title, publisher: author, subtitle: subject, keywords } = workbook;
  return makeDocument({ title, author, subject, keywords, edited: EDITED }, (pen, root) => {
    const { doc } = pen;
    const bookmarks = new Map<string, ReturnType<typeof doc.outline.addItem>>();
    pages().forEach(({ name, under, bare, draw }, index) => {
      doc.addPage();
      const parent = under === undefined ? doc.outline : bookmarks.get(under);
      if (!parent) throw new Error(`There is no bookmark ${under}.`);
      bookmarks.set(name, parent.addItem(name));
      draw(pen, root);
      if (!bare) pen.footer(`${author} · ${title}`, index + 1);
    });
  });
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
