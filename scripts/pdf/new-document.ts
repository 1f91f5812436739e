import PDFDocument from 'pdfkit';
import { fonts } from './look';

type Info = { title: string; author: string; subject: string; keywords: string; edited: Date };

/** A tagged A4 document in Spanish. With a date that stays, the same content makes the same file. */
export function newDocument({ title, author, subject, keywords, edited }: Info) {
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
export function collect(doc: ReturnType<typeof newDocument>): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
