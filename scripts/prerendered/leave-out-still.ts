import { createHash } from 'node:crypto';
import { type Json, mapValues, parseRows, type Row, referenceIn, valuesIn, writeRows } from './flight-rows';

type DataRow = Extract<Row, { value: Json }>;
type Rows = ReadonlyMap<string, DataRow>;
type Element = [mark: '$', type: string, key: Json, props: { [name: string]: Json }];

const STILL = 'Still';
/** Client components whose HTML does without them: the part follows and marks their links (components/shared/ui/still.tsx). */
const PLAIN = ['PageLink', 'NavLink'];
const PARTS: Record<string, number> = { type: 1, key: 2, props: 3 };

/** Takes the children of `Still` (components/shared/ui/still.tsx) out of React's data of a prerendered page, which has them in its HTML. */
export function leaveOutStill(stream: string): string {
  const rows = parseRows(stream);
  const before = byId(rows);
  const without = rows.map((row) => ('value' in row ? { ...row, value: stripped(row.value, before) } : row));
  const after = byId(without);
  const whole = without.map((row) =>
    'value' in row ? { ...row, value: mapValues(row.value, (value) => lostTarget(value, before, after)) } : row,
  );
  const [needed, neededNow] = [reachable(before), reachable(byId(whole))];
  return writeRows(whole.filter(({ id }) => !needed.has(id) || neededNow.has(id)));
}

/** Texts of their own rows are among the rows too, without a value to look into. */
function byId(rows: readonly Row[]): Rows {
  return new Map(rows.map((row) => [row.id, 'value' in row ? row : { id: row.id, tag: 'T', value: '' }]));
}

function stripped(value: Json, rows: Rows): Json {
  return mapValues(value, (inner) => {
    if (!isElement(inner) || componentOf(inner, rows) !== STILL) return undefined;
    const content = wholeOf(inner[3].children ?? null, rows);
    for (const part of valuesIn(content)) refuseLive(part, rows);
    const mark = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
    return [inner[0], inner[1], inner[2], { mark }];
  });
}

function refuseLive(part: Json, rows: Rows): void {
  const component = isElement(part) && componentOf(part, rows);
  if (component && !PLAIN.includes(component))
    throw new Error(`${component} needs its script, and stands in a part of the page that has none`);
}

function isElement(value: Json): value is Element {
  return Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && value.length >= 4;
}

/** The name of an element's client component. */
function componentOf([, type]: Element, rows: Rows): string | undefined {
  const row = rows.get(referenceIn(type)?.id ?? '');
  return row?.tag === 'I' && Array.isArray(row.value) ? String(row.value[2]) : undefined;
}

/** With the data that it refers to, which contains no element twice along one way. */
function wholeOf(value: Json, rows: Rows): Json {
  return mapValues(value, (inner) => {
    const reference = referenceIn(inner);
    if (!reference || rows.get(reference.id)?.tag !== '') return undefined;
    const target = follow(reference, rows);
    return target === undefined ? undefined : wholeOf(target, rows);
  });
}

/** React writes an object that occurs twice once: a reference into what was left out becomes the object itself. */
function lostTarget(value: Json, before: Rows, after: Rows): Json | undefined {
  const reference = referenceIn(value);
  if (!reference || reference.path.length === 0) return undefined;
  const target = follow(reference, before);
  return target !== undefined && follow(reference, after) === undefined ? target : undefined;
}

function follow({ id, path }: { id: string; path: string[] }, rows: Rows): Json | undefined {
  let value: Json | undefined = rows.get(id)?.value;
  for (const step of path) {
    const row = value === undefined ? undefined : rows.get(referenceIn(value)?.id ?? '');
    if (row) value = row.value;
    if (typeof value !== 'object' || value === null) return undefined;
    const at: string | number = isElement(value) ? (PARTS[step] ?? step) : step;
    value = (value as Record<string | number, Json>)[at];
  }
  return value;
}

/** The rows that the page is made of, beginning with the first. */
function reachable(rows: Rows, id = '0', found = new Set<string>()): Set<string> {
  const row = rows.get(id);
  if (!row || found.has(id)) return found;
  found.add(id);
  for (const value of valuesIn(row.value)) {
    const reference = referenceIn(value);
    if (reference) reachable(rows, reference.id, found);
  }
  return found;
}
