import { inflateSync } from 'node:zlib';

type Objects = Map<number, { text: string; stream: Buffer | null }>;

export type ReadPdf = {
  /** The text of each page, in the order in which it was written. */
  pages: string[];
  /** Every object without its stream. */
  objects: string[];
  catalogue: string;
};

/** Reads what pdfkit writes: objects one after another, streams deflated, text as glyphs with a ToUnicode table. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsOf(file);
  const texts = [...objects.values()].map(({ text }) => text);
  const catalogue = texts.find((text) => /\/Type \/Catalog\b/.test(text)) ?? '';
  const root = objects.get(referenceIn(catalogue, 'Pages'))?.text ?? '';
  const kids = [...(/\/Kids \[([^\]]*)\]/.exec(root)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
  return { pages: kids.map((id) => textOfPage(objects, id)), objects: texts, catalogue };
}

function objectsOf(file: Buffer): Objects {
  const latin = file.toString('latin1');
  const objects: Objects = new Map();
  for (const match of latin.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length;
    const streamAt = latin.indexOf('stream\n', start);
    const end = latin.indexOf('endobj', start);
    const hasStream = streamAt !== -1 && streamAt < end;
    const text = latin.slice(start, hasStream ? streamAt : end);
    const length = Number(/\/Length (\d+)/.exec(text)?.[1] ?? 0);
    const from = streamAt + 'stream\n'.length;
    const raw = hasStream ? file.subarray(from, from + length) : null;
    objects.set(Number(match[1]), { text, stream: raw && /FlateDecode/.test(text) ? inflateSync(raw) : raw });
  }
  return objects;
}

function referenceIn(text: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? -1);
}

function textOfPage(objects: Objects, id: number): string {
  const page = objects.get(id)?.text ?? '';
  const resources = objects.get(referenceIn(page, 'Resources'))?.text ?? page;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [
      name,
      lettersOf(objects, Number(font)),
    ]),
  );
  const content = objects.get(referenceIn(page, 'Contents'))?.stream?.toString('latin1') ?? '';
  let letters = new Map<string, string>();
  let text = '';
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) letters = fonts.get(name) ?? letters;
    else text += `${written(array ?? '', letters)}\n`;
  }
  return text;
}

function written(array: string, letters: Map<string, string>): string {
  const glyphs = [...array.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => letters.get(glyph) ?? '\ufffd').join('');
}

/** Glyph to letters, from the ranges of the ToUnicode table. */
function lettersOf(objects: Objects, font: number): Map<string, string> {
  const table = objects.get(referenceIn(objects.get(font)?.text ?? '', 'ToUnicode'))?.stream?.toString('latin1') ?? '';
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}
