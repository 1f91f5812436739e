import PDFDocument from 'pdfkit';

type Options = ConstructorParameters<typeof PDFDocument>[0];

/** A PDF as people send them. */
export async function written(write: (document: PDFKit.PDFDocument) => void, options: Options = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 60, ...options });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const end = new Promise((resolve) => document.on('end', resolve));
  write(document);
  document.end();
  await end;
  return Buffer.concat(parts);
}

const embedded = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

export const simplePdf = (text = 'Nómina de noviembre') => written((page) => page.fontSize(24).text(text));

/** Numbered, with a link outside and one to the last page on the first, and a word on the last but one. */
export function longPdf(count = 40): Promise<Buffer> {
  return written((document) => {
    for (let number = 1; number <= count; number++) {
      if (number > 1) document.addPage();
      document.fontSize(24).text(`Hoja ${number}`);
      if (number === 1) document.text('Banco de España', { link: 'https://www.bde.es/' });
      if (number === 1) document.moveDown(3).text('Al final', { goTo: 'final' });
      if (number === count - 1) document.text('Amortización anticipada');
      if (number === count) document.addNamedDestination('final');
    }
  });
}

export const ownerPasswordPdf = () =>
  written((page) => page.fontSize(24).text('Solo lectura'), { ownerPassword: 'otra', permissions: {} });

export const lockedPdf = (password: string) =>
  written((page) => page.fontSize(24).text('Con contraseña'), { userPassword: password, pdfVersion: '1.7' });

export const formPdf = () =>
  written((page) => {
    page.font('Helvetica').initForm();
    page.text('Modelo 145');
    page.formText('nombre', 60, 120, 300, 24, { value: 'Begoña', backgroundColor: '#f1eada' });
  });

/** An archive with an invoice in it. */
export const archivePdf = () =>
  written(
    (page) => {
      page.font(embedded).fontSize(24).text('Factura 2026-41');
      page.file(Buffer.from('<factura/>'), { name: 'factur-x.xml', type: 'text/xml' });
    },
    { subset: 'PDF/A-3b', pdfVersion: '1.7', tagged: true } as Options,
  );

/** As large as the form takes. */
export const largePdf = () =>
  written(
    (page) => {
      page.fontSize(24).text('Diez megas');
      page.file(Buffer.alloc(9_900_000, 'x'), { name: 'anexo.txt' });
    },
    { compress: false },
  );

/** A page that is nothing but a picture of 64 pixels, packed in this way. */
function picturePdf(filter: string, data: Buffer, more: string): Buffer {
  const picture = `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /Filter /${filter} ${more} /Length ${data.length} >>\nstream\n`;
  const paint = 'q 400 0 0 400 100 300 cm /I Do Q';
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
        `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>\nendobj\n` +
        `4 0 obj\n<< /Length ${paint.length} >>\nstream\n${paint}\nendstream\nendobj\n5 0 obj\n${picture}`,
      'latin1',
    ),
    data,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n', 'latin1'),
  ]);
}

/** A black square, in fax coding: the first row is black, each other one like the row before it. */
export function jbig2Pdf(): Buffer {
  const bits = `001${'00110101'}${'0000001111'}${'0000110111'}${'11'.repeat(63)}`;
  const rows = Buffer.from(
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  );
  const size = Buffer.from('0000004000000040', 'hex');
  const page = Buffer.concat([
    Buffer.from('0000000030000100000013', 'hex'),
    size,
    Buffer.alloc(8),
    Buffer.from('000000', 'hex'),
  ]);
  const region = Buffer.concat([size, Buffer.alloc(8), Buffer.from('0001', 'hex'), rows]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(region.length);
  const head = Buffer.concat([Buffer.from('00000001260001', 'hex'), length]);
  return picturePdf('JBIG2Decode', Buffer.concat([page, head, region]), '/ColorSpace /DeviceGray /BitsPerComponent 1');
}

/** From black to orange. */
export const jpeg2000Pdf = () =>
  picturePdf(
    'JPXDecode',
    Buffer.from(
      '/0//UQAvAAAAAABAAAAAQAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAADDwEBDwEBDwEB/1IADAAAAAEBBQQEAAH/XAATQICIiJCIiJCIiJCIiJCIiJD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAAxAAH/k8+MIAZHAdnPmBgMFijEQAs5oRALPICAgICAgICAgICAgICA/9k=',
      'base64',
    ),
    '',
  );
