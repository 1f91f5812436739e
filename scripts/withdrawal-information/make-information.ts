import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { informationMark } from '@/lib/orders/withdrawal-notice/information-mark';
import { formatDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { measure, page, styles } from '../pdf/look';
import { collect, newDocument } from '../pdf/new-document';
import { Pen } from '../pdf/pen';
import { drawForm } from './draw-form';
import { drawHead } from './draw-head';
import { drawSections } from './draw-sections';

const { title, version, sections } = withdrawalInformation;

/** The withdrawal information as a tagged PDF: what one must know on the first page, the form on the second. */
export async function makeInformation(): Promise<Buffer> {
  const doc = newDocument({
    title,
    author: site.name,
    subject: 'Información y modelo de formulario de desistimiento',
    keywords: informationMark(),
    edited: new Date(`${version}T12:00:00Z`),
  });
  const finished = collect(doc);
  const pen = new Pen(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const forms = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block !== 'string' && 'form' in block ? [block.form] : [])),
  );
  doc.addPage();
  doc.outline.addItem(title);
  const top = drawHead(pen, root);
  drawSections(pen, root, top);
  drawFooter(pen, 1);
  forms.forEach((form, index) => {
    doc.addPage();
    doc.outline.addItem(form[0] ?? title);
    drawForm(pen, root, form);
    drawFooter(pen, index + 2);
  });
  root.end();
  doc.end();
  return finished;
}

function drawFooter(pen: Pen, number: number): void {
  const box = { x: page.left, y: page.foot, width: measure };
  pen.doc.markContent('Artifact', { type: 'Pagination' });
  pen.write(`${site.name} · ${title} · Versión del ${formatDate(version)}`, styles.footer, box);
  pen.write(`${number}`, styles.footer, box, { align: 'right' });
  pen.doc.endMarkedContent();
}
