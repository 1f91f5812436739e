/** @jest-environment jsdom */
import { bringIntoView, cutSide } from '@/components/shared/browser/bring-into-view';

const visible = { from: 100, to: 700 };

test.each([
  ['wholly visible', { top: 100, bottom: 700 }, undefined],
  ['behind the header', { top: 99, bottom: 300 }, 'above'],
  ['above the window', { top: -400, bottom: -200 }, 'above'],
  ['cut off below', { top: 600, bottom: 701 }, 'below'],
  ['below the window', { top: 900, bottom: 1100 }, 'below'],
  ['a fraction of a pixel off', { top: 99.6, bottom: 700.4 }, undefined],
  ['taller than the window, from its top', { top: 100, bottom: 900 }, 'below'],
])('a box that is %s', (_, box, side) => {
  expect(cutSide(box, visible)).toBe(side);
});

function elementAt(top: number): { element: HTMLElement; scrolled: jest.Mock } {
  const element = document.createElement('section');
  element.style.scrollMarginTop = '80px';
  element.getBoundingClientRect = () => ({ top, bottom: top + 200 }) as DOMRect;
  const scrolled = jest.fn();
  element.scrollIntoView = scrolled;
  document.body.append(element);
  return { element, scrolled };
}

test.each([
  ['in sight', 80, 0],
  ['under the header, which its scroll margin leaves room for', 40, 1],
  ['below the window', innerHeight, 1],
])('an element %s is scrolled to only if any of it is hidden', (_, top, times) => {
  const { element, scrolled } = elementAt(top);
  bringIntoView(element);
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test('an element above stays there for a reader who may be below it', () => {
  const { element, scrolled } = elementAt(-400);
  bringIntoView(element, ['below']);
  expect(scrolled).not.toHaveBeenCalled();
});
