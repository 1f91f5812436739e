import type { Interval } from '../slots';

export type Block = Interval & { note: string | null };

/** Joins blocks that overlap or touch into one, which keeps what each of them was for. Oldest first. */
export function mergeBlocks(blocks: readonly Block[]): Block[] {
  const merged: Block[] = [];
  for (const block of blocks.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = merged.at(-1);
    if (last && block.startsAt <= last.endsAt) {
      if (block.endsAt > last.endsAt) last.endsAt = block.endsAt;
      last.note = bothNotes(last.note, block.note);
    } else merged.push({ ...block });
  }
  return merged;
}

const SEPARATOR = ' · ';

function bothNotes(first: string | null, second: string | null): string | null {
  const notes = [first, second].flatMap((note) => note?.split(SEPARATOR) ?? []);
  return [...new Set(notes)].join(SEPARATOR) || null;
}

/** What is left of the blocks without these intervals. */
export function cutBlocks(blocks: readonly Block[], cuts: readonly Interval[]): Block[] {
  return cuts.reduce<Block[]>((left, cut) => left.flatMap((block) => withoutCut(block, cut)), [...blocks]);
}

function withoutCut(block: Block, cut: Interval): Block[] {
  if (cut.endsAt <= block.startsAt || block.endsAt <= cut.startsAt) return [block];
  const before = { ...block, endsAt: cut.startsAt };
  const after = { ...block, startsAt: cut.endsAt };
  return [before, after].filter(({ startsAt, endsAt }) => startsAt < endsAt);
}
