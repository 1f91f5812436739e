import { FILES_FIELD } from '@/lib/questions/consultations/payload';

export type BrokenUpload = { contentType: string; body: Buffer };

const BOUNDARY = 'xXfronteraXx';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const END = `--${BOUNDARY}--\r\n`;

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${FILES_FIELD}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
const file = (name: string, content = '%PDF-1.7 fin') => `${fileHead(name)}${content}\r\n`;
const upload = (body: string, contentType = TYPE): BrokenUpload => ({ contentType, body: Buffer.from(body, 'latin1') });
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('');

/** Twenty ways in which an upload can be broken; each is to be refused as unreadable, and to leave nothing behind. */
export const brokenUploads: Record<string, BrokenUpload> = {
  'ends within a small file': upload(`${fileHead('a.pdf')}%PDF-1.7`),
  'ends before the first byte of a file': upload(fileHead('a.pdf')),
  'ends within the head of a file': upload(fileHead('a.pdf').slice(0, -30)),
  'ends behind a file': upload(file('a.pdf')),
  'ends within a larger file': upload(`${fileHead('a.pdf')}%PDF-${'a'.repeat(300_000)}`),
  'ends within the second file': upload(`${file('a.pdf')}${fileHead('b.pdf')}%PDF`),
  'ends within the sixth file': upload(`${many(5, (index) => file(`${index}.pdf`))}${fileHead('6.pdf')}%PDF`),
  'ends within a file that is not kept': upload(`${fileHead('a.exe')}MZ`),
  'ends within a file without a name': upload(`${fileHead('')}x`),
  'ends within an answer': upload(`${field('nombre', 'Eva')}${field('email', 'eva').slice(0, -4)}`),
  'ends within an answer behind a file': upload(`${file('a.pdf')}${field('email', 'eva').slice(0, -4)}`),
  'ends within the last boundary': upload(`${file('a.pdf')}${END.slice(0, -5)}`),
  'has a part without a head': upload(`--${BOUNDARY}\r\n\r\n%PDF-`),
  'has a part of another kind': upload(
    `--${BOUNDARY}\r\nContent-Disposition: attachment; filename="a.pdf"\r\n\r\n%PDF-`,
  ),
  'contains another multipart body': upload(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n%PDF-`,
  ),
  'has another boundary': upload(`--another\r\n\r\nx\r\n--another--`),
  'names no boundary': upload(file('a.pdf') + END, 'multipart/form-data'),
  'is no multipart body': upload('\0\r\n\r\n--\r\n'),
  'has ten thousand answers': upload(many(10_000, (index) => field(`f${index}`, 'x')) + END),
  'has a hundred files': upload(many(100, (index) => file(`${index}.pdf`)) + END),
};
