import PDFDocument from 'pdfkit';
import { fonts } from './look';
import { type Element, Pen } from './pen';

type Info = { title: string; author: string; subject: string; keywords: string; edited: Date };

/** A tagged A4 document in Spanish, as a file. With a date that stays, the same content makes the same file. */
export async function makeDocument(info: Info, draw: (pen: Pen, root: Element) => void): Promise<Buffer> {
  const doc = newDocument(info);
  const finished = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw(new Pen(doc), root);
  root.end();
  doc.end();
  return finished;
}

function newDocument({ title, author, subject, keywords, edited }: Info) {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: fonts.text,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'es-ES',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Keywords: keywords,
      CreationDate: edited,
      ModDate: edited,
    },
  });
}

/** The file, once the document has been ended. Call it before anything is drawn. */
function collect(doc: ReturnType<typeof newDocument>): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
