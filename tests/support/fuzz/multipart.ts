import fc, { type Arbitrary } from 'fast-check';
import { FILES_FIELD, toPayload } from '@/lib/questions/consultations/payload';
import {
  answers,
  doc,
  docx,
  eicar,
  executable,
  html,
  jpg,
  msi,
  pdf,
  png,
} from '@/tests/support/shop/consultation-payload';
import { brokenUploads } from './broken-uploads';
import { constantFrom, oneOf } from './draws';
import { anyText } from './values';

type Submission = { contentType: string; body: Buffer };
type Part = { disposition: string; more: string; content: Buffer };

const BOUNDARY = 'xXfronteraXx';

// The beginning of a film whose size says nothing: file-type below 21.3.1 reads it for ever (CVE-2026-31808).
const asf = Buffer.concat([
  Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
  Buffer.alloc(14),
  Buffer.from('9107dcb7b7a9cf118ee600c00c205365', 'hex'),
  Buffer.alloc(64),
]);

const contents: Arbitrary<Buffer> = oneOf(
  'content of a file',
  constantFrom<Buffer>(
    'file',
    pdf(),
    jpg(),
    png(),
    doc(),
    docx(),
    msi(),
    html(),
    executable(),
    eicar(),
    asf,
    Buffer.alloc(0),
  ),
  constantFrom<Buffer>('file that is cut', pdf(), jpg(), png(), doc(), docx(), asf).chain((whole) =>
    fc.nat(whole.length).map((end) => whole.subarray(0, end)),
  ),
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
);

const fileName: Arbitrary<string> = oneOf(
  'name of a file',
  constantFrom(
    'awkward name of a file',
    'nomina.pdf',
    'foto.JPG',
    'foto.png',
    'carta.doc',
    'carta.docx',
    'x.exe',
    '../../etc/passwd',
    'a.pdf\0.exe',
    '.pdf',
    '..',
    'CON',
    `${'n'.repeat(300)}.pdf`,
  ),
  anyText,
);

const quoted = (text: string) => `"${text.replaceAll(/[\r\n"]/g, '_')}"`;

const filePart: Arbitrary<Part> = fc
  .tuple(fileName, contents, constantFrom('type of a file', '', 'application/pdf', 'image/jpeg', 'text/html', 'x'))
  .map(([name, content, type]) => ({
    disposition: `form-data; name=${quoted(FILES_FIELD)}; filename=${quoted(name)}`,
    more: type && `Content-Type: ${type}\r\n`,
    content,
  }));

const oddPart: Arbitrary<Part> = fc
  .tuple(
    oneOf(
      'odd disposition',
      anyText.map((name) => `form-data; name=${quoted(name)}`),
      constantFrom(
        'awkward disposition',
        'form-data',
        'attachment',
        '',
        'form-data; name',
        'form-data; name=a; name=b',
        `form-data; name="email"; filename*=UTF-8''%ff%00.pdf`,
        `form-data; name="uploadedFiles"; filename*=utf-16''x; filename="a.pdf"`,
        'form-data; name="__proto__"',
        'form-data; name="constructor"',
        'form-data; name="a[]"',
        'form-data; name="\\"',
      ),
    ),
    constantFrom(
      'head of an odd part',
      '',
      'Content-Type: text/plain; charset=utf-7\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      'X\r\n',
      `A: ${'b'.repeat(20_000)}\r\n`,
    ),
    oneOf<Buffer>(
      'content of an odd part',
      anyText.map((text) => Buffer.from(text)),
      contents,
    ),
  )
  .map(([disposition, more, content]) => ({ disposition, more, content }));

/** A consultation that is right, of which some answers are anything. */
function fields(marked: Record<string, string>): Arbitrary<Part[]> {
  const right = toPayload(answers(marked));
  return fc.array(fc.tuple(fc.nat(right.length - 1), anyText), { maxLength: 2 }).map((changes) => {
    const given = right.map(([name, value]): [string, string] => [name, value]);
    for (const [index, text] of changes) {
      const field = given[index];
      if (field) field[1] = text;
    }
    return given.map(([name, value]) => ({
      disposition: `form-data; name=${quoted(name)}`,
      more: '',
      content: Buffer.from(value),
    }));
  });
}

function write(parts: Part[], boundary: string, end: string): Buffer {
  const pieces = parts.flatMap(({ disposition, more, content }) => [
    Buffer.from(`--${boundary}\r\n${disposition && `Content-Disposition: ${disposition}\r\n`}${more}\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

/** Submissions of the consultation form, right ones and all kinds of wrong ones. */
export function submissions(marked: Record<string, string>): Arbitrary<Submission> {
  const parts = fc
    .tuple(
      oneOf<Part[]>(
        'answers or none',
        { weight: 5, arbitrary: fields(marked) },
        { weight: 1, arbitrary: fc.constant([]) },
      ),
      fc.array(filePart, { maxLength: 3 }),
      oneOf<Part[]>(
        'odd parts or none',
        { weight: 2, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(oddPart, { maxLength: 4 }) },
      ),
      oneOf('times', { weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(30) }),
    )
    .map(([given, files, odd, times]) => [...given, ...files, ...Array(times).fill(odd).flat()]);
  const type = (boundary: string) => `multipart/form-data; boundary=${boundary}`;
  return oneOf<Submission>(
    'submission',
    {
      weight: 6,
      arbitrary: parts.map((all) => ({
        contentType: type(BOUNDARY),
        body: write(all, BOUNDARY, `--${BOUNDARY}--\r\n`),
      })),
    },
    { weight: 2, arbitrary: parts.map((all) => ({ contentType: type(BOUNDARY), body: write(all, BOUNDARY, '') })) },
    // Each of them is sent by tests/integration/questions/simultaneous-uploads.test.ts.
    { weight: 2, arbitrary: fc.constantFrom(...Object.values(brokenUploads)) },
    {
      weight: 1,
      // Cut anywhere, within a small file as a rule.
      arbitrary: fc.tuple(filePart, fc.nat(300)).map(([part, cut]) => {
        const body = write([part], BOUNDARY, `--${BOUNDARY}--\r\n`);
        return { contentType: type(BOUNDARY), body: body.subarray(0, Math.max(1, body.length - cut)) };
      }),
    },
    {
      weight: 1,
      arbitrary: parts.map((all) => ({ contentType: type('another'), body: write(all, BOUNDARY, `--${BOUNDARY}--`) })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.uint8Array({ maxLength: 300 }),
          constantFrom(
            'type of no form',
            type(BOUNDARY),
            type('"'),
            type('a'.repeat(300)),
            'multipart/form-data',
            'multipart/form-data; boundary',
          ),
        )
        .map(([bytes, contentType]) => ({ contentType, body: Buffer.from(bytes) })),
    },
  );
}
