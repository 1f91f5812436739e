import { ask, type Call, median, requireAll, type Sample, saturateFor } from './load';
import { type Row, row } from './table';

export const ROUNDS = 5;
export const CONNECTIONS = 20;
const SLICE_MS = 500;

export type Subject = { name: string; call: Call };

/** What a page must be, before its speed counts for anything: whole, and of one size. */
async function requirePage({ name, call }: Subject): Promise<Sample> {
  const page = await ask(call);
  if (page.status !== 200) throw new Error(`${name} answered ${page.status}`);
  const compressed = call.headers?.['Accept-Encoding'] !== undefined;
  if (!compressed && !/<h1[\s>][\s\S]*<\/html>$/.test(page.body)) throw new Error(`${name} is no whole page`);
  return page;
}

async function slice({ name, call }: Subject, size: number): Promise<number> {
  const { samples, perSecond } = await saturateFor(call, CONNECTIONS, SLICE_MS);
  requireAll(samples, 200);
  const odd = samples.find((sample) => sample.size !== size);
  if (odd) throw new Error(`${name} came in ${odd.size} bytes instead of ${size}`);
  return perSecond;
}

/**
 * Requests a second of each page as a share of the floor's. Both take turns within every round, ours between two turns of the
 * floor, so that whatever slows the machine slows both.
 */
export async function compareWithFloor(floor: Subject, pages: Subject[], goal: number): Promise<Row[]> {
  const sizes = new Map<Subject, number>();
  for (const subject of [floor, ...pages]) {
    sizes.set(subject, (await requirePage(subject)).size);
    await saturateFor(subject.call, CONNECTIONS, SLICE_MS); // warm-up
  }
  const turn = (subject: Subject) => slice(subject, sizes.get(subject) ?? 0);
  const floors: number[] = [];
  const ratios = new Map<Subject, number[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const page of pages) {
      const before = await turn(floor);
      const ours = await turn(page);
      const after = await turn(floor);
      ratios.get(page)?.push((2 * ours) / (before + after));
      floors.push(before, after);
    }
  }
  const kilobytes = (subject: Subject) => `${((sizes.get(subject) ?? 0) / 1000).toFixed(0)} kB`;
  const told = row(`${floor.name} (${kilobytes(floor)}), requests a second`, median(floors), '', '', true);
  const compared = [...ratios].map(([page, values]) => {
    const share = median(values);
    return row(`${page.name} (${kilobytes(page)}), as a share of that`, share, '', `>= ${goal}`, share >= goal);
  });
  return [told, ...compared];
}
