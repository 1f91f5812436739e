/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DatePicker, isTouch } from '@/components/agenda/calendar/date-picker';
import type { Day } from '@/lib/agenda/slots';
import { addMadridDays, weekday } from '@/lib/shared/madrid-time';
import { withTexts } from '@/tests/support/pages/with-texts';

const FIRST = '2026-11-23'; // a Monday
const FULL = '2026-12-02';
const AWAY = '2026-12-03';

const days: Day[] = Array.from({ length: 31 }, (_, index) => {
  const date = addMadridDays(FIRST, index);
  const open = weekday(date) < 6;
  const isTaken = date === FULL || date === AWAY;
  const slots: Day['slots'] = open ? [{ time: '10:00', status: isTaken ? 'booked' : 'free' }] : [];
  return { date, slots, ...(date === AWAY && { isAway: true }) };
});

const chosen = jest.fn();
beforeEach(() => {
  chosen.mockClear();
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList);
});

function Calendar({ current }: { current?: string }) {
  const [selected, setSelected] = useState<string | null>(null);
  return withTexts(
    <DatePicker
      ref={null}
      days={days}
      first={FIRST}
      last={addMadridDays(FIRST, 30)}
      selected={selected}
      current={current}
      onSelect={(date, byTouch) => {
        chosen(date, byTouch);
        setSelected(date);
      }}
    />,
  );
}

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`${name} de`) });
const stops = () => screen.getAllByRole('button').filter((button) => button.tabIndex === 0);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('the tab stop is the day that has the focus, whatever moved it there', () => {
  render(<Calendar />);
  expect(stops()).toEqual([day('lunes 23')]);
  act(() => day('lunes 23').focus());
  for (const [key, name] of [
    ['End', 'viernes 27'],
    ['ArrowDown', 'viernes 4'],
    ['Home', 'lunes 30'],
    ['ArrowRight', 'martes 1'],
  ] as const) {
    press(key);
    expect(document.activeElement).toBe(day(name));
    expect(stops()).toEqual([day(name)]);
  }
});

test('with the focus elsewhere it is the chosen day, and before a choice the day that was left', () => {
  render(<Calendar />);
  act(() => day('jueves 26').focus());
  act(() => day('jueves 26').blur());
  expect(stops()).toEqual([day('jueves 26')]);
  act(() => day('viernes 4').focus());
  fireEvent.click(day('viernes 4'));
  expect(stops()).toEqual([day('viernes 4')]);
  press('ArrowUp');
  act(() => (document.activeElement as HTMLElement).blur());
  expect(stops()).toEqual([day('viernes 4')]);
});

test('a choice says whether a finger or a key made it, and a full day cannot be chosen', () => {
  render(<Calendar />);
  fireEvent.click(day('jueves 26'), { detail: 1 });
  expect(chosen).toHaveBeenLastCalledWith('2026-11-26', true);
  fireEvent.click(day('viernes 27'), { detail: 0 });
  expect(chosen).toHaveBeenLastCalledWith('2026-11-27', false);
  fireEvent.click(day('miércoles 2'), { detail: 1 });
  expect(chosen).toHaveBeenCalledTimes(2);
});

test('a day without a free hour says whether it is full or closed', () => {
  render(<Calendar />);
  expect(screen.getByRole('button', { name: 'miércoles 2 de diciembre, completo' }).textContent).toBe(
    '2com\u00adple\u00adto',
  );
  const away = screen.getByRole('button', { name: 'jueves 3 de diciembre, cerrado: ese día no atendemos' });
  expect(away.textContent).toBe('3ce\u00adrra\u00addo');
  fireEvent.click(away, { detail: 1 });
  expect(chosen).not.toHaveBeenCalled();
});

test('the day of the appointment that is moved is marked, in sight and in its name', () => {
  render(<Calendar current="2026-11-26" />);
  const marked = screen.getByRole('button', { name: 'jueves 26 de noviembre, 1 hora libre, el día de tu cita' });
  expect(marked.textContent).toBe('26tu cita');
  expect(screen.getAllByText('tu cita')).toHaveLength(1);
});

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
