import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { informationMark } from '@/lib/orders/withdrawal-notice/information-mark';
import { formatDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { makeDocument } from '../pdf/new-document';
import { drawForm } from './draw-form';
import { drawHead } from './draw-head';
import { drawSections } from './draw-sections';

const { title, version, sections } = withdrawalInformation;

/** The withdrawal information as a tagged PDF: what one must know on the first page, the form on the second. */
export async function makeInformation(): Promise<Buffer> {
  const info = {
    title,
    author: site.name,
    subject: 'Información y modelo de formulario de desistimiento',
    keywords: informationMark(),
    edited: new Date(`${version}T12:00:00Z`),
  };
  const forms = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block !== 'string' && 'form' in block ? [block.form] : [])),
  );
  const footer = `${site.name} · ${title} · Versión del ${formatDate(version)}`;
  return makeDocument(info, (pen, root) => {
    pen.doc.addPage();
    pen.doc.outline.addItem(title);
    drawSections(pen, root, drawHead(pen, root));
    pen.footer(footer, 1);
    forms.forEach((form, index) => {
      pen.doc.addPage();
      pen.doc.outline.addItem(form[0] ?? title);
      drawForm(pen, root, form);
      pen.footer(footer, index + 2);
    });
  });
}
