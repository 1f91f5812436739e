import { isTouch } from '@/components/agenda/calendar/is-touch';

test.each([
  ['a finger', { detail: 1, pointerType: 'touch' }, false, true],
  ['a pen', { detail: 1, pointerType: 'pen' }, false, true],
  ['a mouse at a screen that can be touched', { detail: 1, pointerType: 'mouse' }, true, false],
  ['a key at a phone', { detail: 0, pointerType: '' }, true, false],
  ['an unnamed pointer at a phone', { detail: 1 }, true, true],
  ['an unnamed pointer at a desk', { detail: 1 }, false, false],
])('%s', (_, click, coarsePointer, touch) => {
  expect(isTouch(click, coarsePointer)).toBe(touch);
});
