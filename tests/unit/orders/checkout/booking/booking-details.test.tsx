/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Hosts, LeftOutNote } from '@/components/orders/checkout/booking/booking-details';
import { NOTES_MAX } from '@/lib/agenda/booking-notes';
import { CARRIED_NOTE } from '@/lib/calculators/take-away/carried-result';
import { withTexts } from '@/tests/support/pages/with-texts';

const host = (id: string, name: string) => ({
  id,
  name,
  role: 'asesora financiera',
  since: 2010,
  photograph: undefined,
  portrait: 0,
});

function shown(hosts: Parameters<typeof Hosts>[0]['hosts']) {
  return render(withTexts(<Hosts hosts={hosts} />)).container;
}

test('nobody is named while nobody is said', () => {
  expect(shown([]).innerHTML).toBe('');
});

test('one person is named with role and experience', () => {
  shown([host('ana', 'Ana Ruiz')]);
  expect(screen.getByText('Te sientas con Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('asesora financiera desde 2010')).toBeTruthy();
});

test('of two it is one or the other', () => {
  shown([host('ana', 'Ana Ruiz'), host('luis', 'Luis Gil')]);
  expect(screen.getByText('Te sientas con Ana Ruiz o Luis Gil')).toBeTruthy();
});

const carried = 'La oferta A cuesta menos.';

function Notes({ typed }: { typed: string }) {
  const [notes, setNotes] = useState(typed);
  return withTexts(
    <>
      <LeftOutNote slug="una-hora" notes={notes} onAdd={setNotes} />
      <textarea value={notes} onChange={(event) => setNotes(event.target.value)} />
    </>,
  );
}

beforeEach(() => sessionStorage.clear());

test('a result that does not fit is told, and added once the notes are shorter', () => {
  sessionStorage.setItem(CARRIED_NOTE, JSON.stringify({ text: carried }));
  render(<Notes typed={'x'.repeat(NOTES_MAX - 5)} />);
  expect(screen.getByText(/no cabe con lo que ya has escrito: sobran 21 caracteres\./)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Llego tarde.' } });
  expect(screen.getByRole('status').textContent).toContain('ya cabe');
  fireEvent.click(screen.getByRole('button', { name: 'Añadirlo a las notas' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', `Llego tarde.\n${carried}`);
  expect(screen.queryByRole('button')).toBeNull();
  expect(JSON.parse(sessionStorage.getItem(CARRIED_NOTE) ?? '')).toEqual({ text: carried, had: ['una-hora'] });
});

test('without a result nothing is said', () => {
  render(<Notes typed="" />);
  expect(screen.queryByRole('status')).toBeNull();
});
