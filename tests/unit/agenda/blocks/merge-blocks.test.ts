import { type Block, cutBlocks, mergeBlocks } from '@/lib/agenda/blocks/merge-blocks';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 17, hour));
const block = (from: number, to: number, note: string | null = null): Block => {
  return { startsAt: at(from), endsAt: at(to), note };
};

test('blocks that overlap, touch or lie in each other become one; others stay', () => {
  expect(mergeBlocks([block(14, 15), block(9, 11), block(10, 12), block(12, 13), block(9, 10)])).toEqual([
    block(9, 13),
    block(14, 15),
  ]);
  expect(mergeBlocks([])).toEqual([]);
});

test('what they were for is said once each', () => {
  const [merged] = mergeBlocks([
    block(9, 10, 'Médico'),
    block(10, 11),
    block(11, 12, 'Viaje'),
    block(12, 13, 'Médico'),
  ]);
  expect(merged).toEqual(block(9, 13, 'Médico · Viaje'));
});

test('a piece is cut from the middle, the beginning, the end or all of a block', () => {
  const whole = [block(9, 12, 'Viaje')];
  expect(cutBlocks(whole, [block(10, 11)])).toEqual([block(9, 10, 'Viaje'), block(11, 12, 'Viaje')]);
  expect(cutBlocks(whole, [block(8, 10)])).toEqual([block(10, 12, 'Viaje')]);
  expect(cutBlocks(whole, [block(11, 13)])).toEqual([block(9, 11, 'Viaje')]);
  expect(cutBlocks(whole, [block(9, 12)])).toEqual([]);
  expect(cutBlocks(whole, [block(12, 13)])).toEqual(whole);
  expect(cutBlocks(whole, [block(9, 10), block(11, 12)])).toEqual([block(10, 11, 'Viaje')]);
});
