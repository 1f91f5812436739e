import { cutSide } from '@/components/calculators/shell/result/show-figure';

const visible = { from: 100, to: 700 };

test.each([
  ['wholly visible', { top: 100, bottom: 700 }, undefined],
  ['behind the header', { top: 99, bottom: 300 }, 'above'],
  ['above the window', { top: -400, bottom: -200 }, 'above'],
  ['cut off below', { top: 600, bottom: 701 }, 'below'],
  ['below the window', { top: 900, bottom: 1100 }, 'below'],
  ['a fraction of a pixel off', { top: 99.6, bottom: 700.4 }, undefined],
  ['taller than the window, from its top', { top: 100, bottom: 900 }, 'below'],
])('a figure that is %s', (_, box, side) => {
  expect(cutSide(box, visible)).toBe(side);
});
