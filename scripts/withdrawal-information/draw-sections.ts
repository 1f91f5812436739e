import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { unlinked } from '@/lib/shared/i18n/linked-parts';
import type { LegalBlock, LegalSection } from '@/lib/shared/texts/legal-document';
import { colour, measure, page, type Style, styles } from '../pdf/look';
import type { Element, Pen } from '../pdf/pen';

const BOTTOM = page.foot - 12;
const text: Style = { ...styles.text, size: 9.6, leading: 2 };

/** Everything but the form, on one page. Throws if it does not fit. */
export function drawSections(pen: Pen, parent: Element, top: number): void {
  const read = withdrawalInformation.sections.filter(({ blocks }) => blocks.every(isRead));
  const end = read.reduce((y, section) => drawSection(pen, parent, section, y), top);
  if (end > BOTTOM) throw new Error(`The withdrawal information ends ${Math.ceil(end - BOTTOM)} points too low.`);
}

function isRead(block: LegalBlock): block is string | readonly string[] {
  return typeof block === 'string' || Array.isArray(block);
}

function drawSection(pen: Pen, parent: Element, { title, blocks }: LegalSection, top: number): number {
  const section = pen.open(parent, 'Sect');
  pen.decorate(() => pen.rule(page.left, top, measure, colour.tinta, 1.2));
  let y = pen.block(section, 'H2', title, styles.lead, { x: page.left, y: top + 9, width: measure }) + 4;
  for (const block of blocks.filter(isRead)) {
    y = typeof block === 'string' ? drawParagraph(pen, section, block, y) : drawList(pen, section, block, y);
  }
  section.end();
  return y + 7;
}

function drawParagraph(pen: Pen, section: Element, words: string, y: number): number {
  return pen.block(section, 'P', unlinked(words), text, { x: page.left, y, width: measure }) + 4;
}

function drawList(pen: Pen, section: Element, items: readonly string[], top: number): number {
  const list = pen.open(section, 'L');
  const end = items.reduce((y, item) => {
    pen.decorate(() => pen.backrest(page.left, y + 3, 6, 8, 3).fill(colour.azafran));
    const entry = pen.open(list, 'LI');
    const below = pen.block(entry, 'LBody', unlinked(item), text, {
      x: page.left + 16,
      y,
      width: measure - 16,
    });
    entry.end();
    return below + 4;
  }, top);
  list.end();
  return end + 1;
}
