import { randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { FILES_FIELD, toPayload } from '@/lib/questions/consultations/payload';
import { type ConsultationInput, emptyConsultation } from '@/lib/questions/consultations/questions';

/** A visitor with something in every field, and a mailbox at a domain of its own: the e-mails to one domain are limited. */
export function answers(change: Partial<ConsultationInput> = {}): ConsultationInput {
  return {
    ...emptyConsultation,
    nombre: 'Begoña',
    apellidos: 'Núñez Ibáñez',
    email: `bego@${randomUUID()}.example.com`,
    telefono: '600 123 456',
    edad: '41',
    situacionPersonal: 'casado',
    situacionLaboral: 'empleado',
    ingresosMensuales: '2.150,50',
    tipoVivienda: 'alquiler',
    pagoVivienda: '850',
    tieneDeudas: 'si',
    cantidadDeudas: '12.000',
    pagoMensualDeudas: '300',
    tieneAhorros: 'si',
    cantidadAhorros: '30.000',
    tipoProductosAhorros: 'Un depósito y un fondo',
    consulta: '¿Amortizo o invierto?',
    aceptaPolitica: true,
    ...change,
  };
}

export type Attached = { name: string; content: Buffer };

const blobs = new WeakMap<Buffer, Blob>();

/** One copy of a content, however many consultations carry it. */
function blobOf(content: Buffer): Blob {
  const blob = blobs.get(content) ?? new Blob([new Uint8Array(content)]);
  blobs.set(content, blob);
  return blob;
}

/** The request of the form's script, without its stamp: a visitor whose stamp could not be fetched. */
export function scriptedConsultation(
  given: ConsultationInput,
  files: Attached[] = [],
  more: Record<string, string> = {},
): FormData {
  const data = new FormData();
  for (const [name, value] of toPayload(given)) data.append(name, value);
  for (const [name, value] of Object.entries(more)) data.append(name, value);
  for (const { name, content } of files) data.append(FILES_FIELD, blobOf(content), name);
  return data;
}

/** The request of a page without JavaScript. */
export function plainConsultation(given: ConsultationInput, files: Attached[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(given)) {
    if (name === 'aceptaPolitica') value && data.append(name, 'on');
    else data.append(name, String(value));
  }
  for (const { name, content } of files) data.append(FILES_FIELD, blobOf(content), name);
  if (files.length === 0) data.append(FILES_FIELD, new Blob([]), '');
  return data;
}

function padded(beginning: Buffer, size: number): Buffer {
  return size > beginning.length ? Buffer.concat([beginning, randomBytes(size - beginning.length)]) : beginning;
}

/** Its random bytes are a stream: elsewhere some of them would be names now and then. */
export const pdf = (size = 2_000) => padded(Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nstream\n'), size);

/** A picture of so many pixels, as far as its headers go. */
export const jpg = (size = 2_000, width = 4_000, height = 3_000) => {
  const head = Buffer.from('ffd8ffe000104a46494600010101006000600000ffc0001108000000000301220002110103110', 'hex');
  head.writeUInt16BE(height, 25);
  head.writeUInt16BE(width, 27);
  return padded(head, size);
};
export const executable = () => padded(Buffer.from('MZ'), 4_000);
export const html = () => Buffer.from('<!doctype html><script>alert(document.cookie)</script>');

/** The smallest PNG there is. */
export const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

/** An old Word document, as far as anybody looks: the container, and the name of its stream. */
export function doc(): Buffer {
  const content = Buffer.alloc(8_192);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(content);
  Buffer.from('WordDocument', 'utf16le').copy(content, 4_096);
  return content;
}

/** An installer: the same container, and no document. */
export const msi = () => doc().fill(0, 4_096);

/** A ZIP archive of these entries, packed. */
export function zip(entries: Record<string, Buffer | string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title]));
    parts.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(table.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, table, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

export const docx = (more: Record<string, Buffer | string> = {}) =>
  zip({ '[Content_Types].xml': TYPES, 'word/document.xml': '<w:document>Nómina</w:document>', ...more });

/** What every scanner calls a virus. Put together here, so that no scanner finds it in this file. */
export const eicar = () =>
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-', 'TEST-FILE!$H+H*'].join(''));
