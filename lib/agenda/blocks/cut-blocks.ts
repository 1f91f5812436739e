import type { Interval } from '../slots';
import type { Block } from './merge-blocks';

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
