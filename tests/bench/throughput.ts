import { ask } from '../support/http/raw';
import { bodySize, type Subject, saturate } from './saturate';
import { median } from './statistics';
import { type Row, row } from './table';

export const ROUNDS = 5;
const SLICE = { seconds: 1 };

/** A page has to be complete before its speed is measured. */
async function requireCompletePage({ name, url, headers }: Subject): Promise<void> {
  const { body } = await ask(url, { headers });
  const isCompressed = headers?.['Accept-Encoding'] !== undefined;
  if (!isCompressed && !/<h1[\s>][\s\S]*<\/html>$/.test(body.toString()))
    throw new Error(`${name} is no complete page`);
}

/**
 * Requests a second of each page as a share of the floor's. Each slice of ours runs between two of the floor, so that whatever
 * slows the machine slows both.
 */
export async function compareWithFloor(floor: Subject, pages: Subject[], goal: number): Promise<Row[]> {
  const sizes = new Map<Subject, number>();
  const measure = (subject: Subject) => saturate(subject, sizes.get(subject) ?? 0, SLICE);
  for (const subject of [floor, ...pages]) {
    await requireCompletePage(subject);
    sizes.set(subject, await bodySize(subject));
    await measure(subject); // warm-up
  }
  const floors: number[] = [];
  const ratios = new Map<Subject, number[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [page, values] of ratios) {
      const before = await measure(floor);
      const ours = await measure(page);
      const after = await measure(floor);
      values.push((2 * ours) / (before + after));
      floors.push(before, after);
    }
  }
  const kilobytes = (subject: Subject) => `${((sizes.get(subject) ?? 0) / 1000).toFixed(0)} kB`;
  const base = row(`${floor.name} (${kilobytes(floor)}), requests a second`, median(floors), '', '', true);
  const compared = [...ratios].map(([page, values]) => {
    const share = median(values);
    return row(`${page.name} (${kilobytes(page)}), as a share of that`, share, '', `>= ${goal}`, share >= goal);
  });
  return [base, ...compared];
}
