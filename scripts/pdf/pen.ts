import type PDFDocument from 'pdfkit';
import { colour, fonts, measure, page, type Style, styles } from './look';

type Document = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Document['struct']>;

export type Box = { x: number; y: number; width: number };

/** Draws on the current page; what is written becomes part of the logical structure, what is drawn does not. */
export class Pen {
  constructor(readonly doc: Document) {}

  /** An element whose children follow. End it once it has them all. */
  open(parent: Element, type: string): Element {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Written by `draw`, as one element of the structure. */
  tag(parent: Element, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    parent.add(this.doc.struct(type, {}, [content]));
  }

  /** Decoration, which screen readers skip. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  write(text: string, style: Style, { x, y, width }: Box, options: { align?: 'right' } = {}): void {
    this.use(style).text(text, x, y, { ...spacing(style), ...options, width });
  }

  heightOf(text: string, style: Style, width: number): number {
    return this.use(style).heightOfString(text, { ...spacing(style), width });
  }

  widthOf(text: string, style: Style): number {
    return this.use(style).widthOfString(text, spacing(style));
  }

  /** A paragraph, or another block; answers where it ends. */
  block(parent: Element, type: string, text: string, style: Style, box: Box): number {
    this.tag(parent, type, () => this.write(text, style, box));
    return box.y + this.heightOf(text, style, box.width);
  }

  rule(x: number, y: number, width: number, colour: string, weight: number): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(colour);
  }

  /** The shape of the house: round on top, square below. */
  backrest(x: number, y: number, width: number, height: number, radius: number) {
    const right = x + width;
    return this.doc
      .moveTo(x, y + height)
      .lineTo(x, y + radius)
      .quadraticCurveTo(x, y, x + radius, y)
      .lineTo(right - radius, y)
      .quadraticCurveTo(right, y, right, y + radius)
      .lineTo(right, y + height)
      .closePath();
  }

  /** Full-bleed, from the top of the page. */
  ground(colour: string, height: number): void {
    this.decorate(() => this.doc.rect(0, 0, page.width, height).fill(colour));
  }

  /** On every page that has one, with the number of the page on the right. */
  footer(text: string, number: number): void {
    const box = { x: page.left, y: page.foot, width: measure };
    this.doc.markContent('Artifact', { type: 'Pagination' });
    this.write(text, styles.footer, box);
    this.write(`${number}`, styles.footer, box, { align: 'right' });
    this.doc.endMarkedContent();
  }

  private use(style: Style): Document {
    return this.doc
      .font(fonts[style.font])
      .fontSize(style.size)
      .fillColor(style.colour ?? colour.tinta);
  }
}

function spacing({ leading = 0, tracking = 0 }: Style) {
  return { lineGap: leading, characterSpacing: tracking };
}
