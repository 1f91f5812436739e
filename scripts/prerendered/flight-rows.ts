type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One row of React's stream. `tag` stands before its value: I for a client component, nothing for plain data. */
export type Row = { id: string; tag: string; value: Json } | { id: string; text: string };

export type { Json };

const HEAD = /^([\da-f]*):/;
const SIZED = /^T([\da-f]+),/;
const TAGGED = /^([A-Z]{0,2})(?=["[{\d\-tfn])/;
/** A value of another row, as a whole or along a path within it. `$$` is a text that begins with a dollar. */
const REFERENCE = /^\$[LBhQWKi@F]?([\da-f]+)((?::[^:]+)*)$/;

/** Rows end at a line break, texts after as many bytes as they say. What is not understood is kept as it is. */
export function parseRows(stream: string): Row[] {
  const rows: Row[] = [];
  let rest = Buffer.from(stream);
  while (rest.length > 0) {
    const { row, length } = firstRow(rest);
    rows.push(row);
    rest = rest.subarray(length);
  }
  return rows;
}

function firstRow(rest: Buffer): { row: Row; length: number } {
  const end = rest.indexOf('\n');
  const line = rest.subarray(0, end < 0 ? undefined : end).toString();
  const [head, id = ''] = HEAD.exec(line) ?? [];
  if (head === undefined) throw new Error(`A row of React's data begins with "${line.slice(0, 40)}"`);
  const content = line.slice(head.length);
  const [sizedHead, size] = SIZED.exec(content) ?? [];
  if (sizedHead && size) {
    const length = head.length + sizedHead.length + Number.parseInt(size, 16);
    return { row: { id, text: rest.subarray(0, length).toString() }, length };
  }
  const length = end < 0 ? rest.length : end + 1;
  const text = rest.subarray(0, length).toString();
  const [, tag] = TAGGED.exec(content) ?? [];
  if (tag === undefined || id === '') return { row: { id, text }, length };
  return { row: { id, tag, value: JSON.parse(content.slice(tag.length)) }, length };
}

export function writeRows(rows: readonly Row[]): string {
  return rows.map((row) => ('text' in row ? row.text : `${row.id}:${row.tag}${JSON.stringify(row.value)}\n`)).join('');
}

export function referenceIn(value: Json): { id: string; path: string[] } | undefined {
  const [, id, path = ''] = (typeof value === 'string' && REFERENCE.exec(value)) || [];
  return id === undefined ? undefined : { id, path: path.split(':').slice(1) };
}

/** Each value within `value`, itself included. */
export function* valuesIn(value: Json): Generator<Json> {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield* valuesIn(inner);
}

/** The same value with some of the values in it replaced, where `replace` returns one. */
export function mapValues(value: Json, replace: (value: Json) => Json | undefined): Json {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((inner) => mapValues(inner, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapValues(inner, replace)]));
}
